import { Icon } from '../icon/Icon.tsx'
import { chakra, VisuallyHidden } from '../system/styled.tsx'
import { useUiText } from '../ui-texts/ui-texts.ts'
import { list, marker, row, states } from './stepper-styles.ts'

/** A step of a stepper. */
export interface Step {
  title: string
  /** Duration, or what is missing. */
  note?: string
}

interface Props {
  steps: readonly Step[]
  /** Number of the current step, from 1; below 1 none has started, above the last all are done. */
  current: number
  label: string
  /** Number of the step and of all steps, shown on phones, which show only that step. */
  brief?: string
}

/** Shown on phones beside the current step. */
const phoneOnly = {
  display: { base: 'block', md: 'none' },
  textStyle: 'meta',
  color: 'ink2',
  fontWeight: 400,
}
/** Without the line to the next step on phones. */
const singleStep = {
  pb: { base: '0', md: '0' },
  minH: '0',
  _after: { display: { base: 'none', md: 'block' } },
}
/** Hidden on phones. */
const wideOnly = { display: { base: 'none', md: 'list-item' } }

/**
 * Steps of a long process: done, current, next. Vertical on phones. Not interactive: Ark's steps, 8 kB (brotli) on
 * every page, are wizard tabs.
 */
export function Stepper({ steps, current, label, brief }: Props) {
  const word = useUiText()
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
            css={[row, states[state].row, isBrief ? (state === 'now' ? singleStep : wideOnly) : {}]}
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
