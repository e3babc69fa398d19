import { chakra } from '@portal/ui'
import { useId } from 'react'
import { useText } from '../../texts.ts'

interface CoverSwitchProps {
  /** Name of the policy. */
  name: string
  isOn: boolean
  onSwitch: (isOn: boolean) => void
}

const coverCheckboxCss = { w: '24px', h: '24px', flex: 'none', accentColor: 'var(--link)', cursor: 'pointer' }

/** Switch that includes or excludes a policy's payments. */
export function CoverSwitch({ name, isOn, onSwitch }: CoverSwitchProps) {
  const text = useText()
  const id = useId()
  return (
    <chakra.label htmlFor={id} display="inline-flex" alignItems="center" gap="3" minH="44px" cursor="pointer">
      <chakra.input
        type="checkbox"
        id={id}
        css={coverCheckboxCss}
        aria-label={text('cover_counts_of', { name })}
        checked={isOn}
        onChange={(event) => onSwitch(event.target.checked)}
      />
      <span>{text('cover_counts')}</span>
    </chakra.label>
  )
}
