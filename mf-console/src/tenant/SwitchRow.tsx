import { SegmentedControl } from '@portal/remote-kit/segmented-control'
import { staffActionRowCss } from '@portal/remote-kit/staff'
import { chakra, Text } from '@portal/ui'
import { useText } from '../texts.ts'

/** State of a switch; `unset` uses the portal's default. */
export type SwitchState = 'on' | 'off' | 'unset'

interface SwitchRowProps {
  label: string
  about: string
  chosen: SwitchState
  choices: readonly SwitchState[]
  busy: boolean
  onChoose: (choice: SwitchState) => void
}

/** Row with a switch of several states. A chosen state applies at once. */
export function SwitchRow({ label, about, chosen, choices, busy, onChoose }: SwitchRowProps) {
  const text = useText()
  return (
    <chakra.li css={staffActionRowCss}>
      <div>
        <Text fontWeight={600}>{label}</Text>
        <Text textStyle="meta" color="ink2">
          {about}
        </Text>
      </div>
      <SegmentedControl
        label={label}
        options={choices.map((value) => ({ value, content: text(`switch_${value}`) }))}
        chosen={chosen}
        onChoose={onChoose}
        busy={busy}
      />
    </chakra.li>
  )
}
