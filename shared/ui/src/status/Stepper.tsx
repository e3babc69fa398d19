import { chakra, VisuallyHidden } from '@chakra-ui/react'
import { Icon } from '../icon/Icon.tsx'
import { useWords } from '../words/words.ts'
import { list, marker, row, states } from './stepper-look.ts'

/** One step of a stepper. */
export interface Step {
  title: string
  /** How long it takes, or what is missing. */
  note?: string
}

interface Props {
  steps: readonly Step[]
  /** Number of the step at work, from 1; below 1 none has begun, beyond the last all are done. */
  current: number
  label: string
  /** Which step of how many it is: said on a phone, where then only that step shows. */
  brief?: string
}

/** What a phone has beside the one step that it shows. */
const phoneOnly = {
  display: { base: 'block', md: 'none' },
  textStyle: 'meta',
  color: 'ink2',
  fontWeight: 400,
}
/** Without the line to the next step on a phone. */
const alone = { pb: { base: '0', md: '0' }, minH: '0', _after: { display: { base: 'none', md: 'block' } } }
/** Out of sight on a phone. */
const wideOnly = { display: { base: 'none', md: 'list-item' } }

/**
 * Steps of something that takes weeks: what is done, what is at work, what comes. Upright on a phone. Nothing in it can
 * be pressed: Ark's steps, 8 kB (brotli) on every page, are tabs of a wizard.
 */
export function Stepper({ steps, current, label, brief }: Props) {
  const word = useWords()
  const isBrief = brief !== undefined && current >= 1 && current <= steps.length
  return (
    <chakra.ol
      css={list}
      gridTemplateColumns={{ md: `repeat(${steps.length}, minmax(0, 1fr))` }}
      aria-label={label}
    >
      {steps.map(({ title, note }, index) => {
        const state = index + 1 < current ? 'done' : index + 1 === current ? 'now' : 'later'
        return (
          <chakra.li
            key={title}
            css={[row, states[state].row, isBrief ? (state === 'now' ? alone : wideOnly) : {}]}
            aria-current={state === 'now' ? 'step' : undefined}
          >
            <chakra.span css={[marker, states[state].marker]} aria-hidden="true">
              {state === 'done' ? <Icon name="check" size={18} /> : index + 1}
            </chakra.span>
            {isBrief && state === 'now' && <chakra.span css={phoneOnly}>{brief}</chakra.span>}
            {title}
            <VisuallyHidden>{word(`step_${state}`)}</VisuallyHidden>
            {note && (
              <chakra.span display="block" textStyle="meta" color="ink2" fontWeight={400}>
                {note}
              </chakra.span>
            )}
          </chakra.li>
        )
      })}
    </chakra.ol>
  )
}
