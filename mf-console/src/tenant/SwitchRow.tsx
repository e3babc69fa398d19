import { staffActionRowCss } from '@portal/remote-kit/staff'
import { chakra, Flex, Text } from '@portal/ui'
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

const switchOptionGroupCss = { bg: 'tint2', rounded: 'field', p: '1', flex: 'none' }
const switchOptionCss = {
  minH: '44px',
  minW: '64px',
  px: '3',
  rounded: '6px',
  textStyle: 'meta',
  color: 'ink2',
  '&[aria-pressed=true]': {
    bg: 'card',
    color: 'ink',
    fontWeight: 600,
    boxShadow: 'inset 0 0 0 1.5px var(--edge)',
  },
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
      <Flex css={switchOptionGroupCss} role="group" aria-label={label}>
        {choices.map((choice) => (
          <chakra.button
            key={choice}
            type="button"
            css={switchOptionCss}
            aria-pressed={choice === chosen}
            aria-disabled={busy || undefined}
            onClick={() => !busy && choice !== chosen && onChoose(choice)}
          >
            {text(`switch_${choice}`)}
          </chakra.button>
        ))}
      </Flex>
    </chakra.li>
  )
}
