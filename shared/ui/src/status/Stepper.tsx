import { Icon } from '../icon/Icon.tsx'
import { chakra, VisuallyHidden } from '../system/styled.tsx'
import { useUiText } from '../ui-texts/ui-texts.ts'
import { stepListCss, stepMarkerCss, stepRowCss, stepStateCss } from './stepper-styles.ts'

export interface StepperStep {
  title: string
  /** Duration of the step, or its missing data. */
  note?: string
}

interface StepperProps {
  steps: readonly StepperStep[]
  /** Number of the current step, from 1; below 1 none has started, above the last all are done. */
  current: number
  label: string
  /** Short progress text, such as "Stap 2 van 5". Phones then show only the current step. */
  brief?: string
}

/** Shown on phones beside the current step. */
const phoneOnlyCss = {
  display: { base: 'block', md: 'none' },
  textStyle: 'meta',
  color: 'ink2',
  fontWeight: 400,
}
/** With `brief`, phones show only the current step, so the line to the next step is hidden there. */
const singleStepCss = {
  pb: { base: '0', md: '0' },
  minH: '0',
  _after: { display: { base: 'none', md: 'block' } },
}
/** Hidden on phones. */
const wideOnlyCss = { display: { base: 'none', md: 'list-item' } }

/**
 * Steps of a long process: done, current, next. Vertical on phones. Not interactive: Ark's steps, 8 kB (brotli) on
 * every page, are wizard tabs.
 */
export function Stepper({ steps, current, label, brief }: StepperProps) {
  const uiText = useUiText()
  const isBrief = brief !== undefined && current >= 1 && current <= steps.length
  return (
    <chakra.ol
      css={stepListCss}
      gridTemplateColumns={{ md: `repeat(${steps.length}, minmax(0, 1fr))` }}
      aria-label={label}
    >
      {steps.map(({ title, note }, index) => {
        const state = index + 1 < current ? 'done' : index + 1 === current ? 'now' : 'later'
        return (
          <chakra.li
            key={title}
            css={[
              stepRowCss,
              stepStateCss[state].row,
              isBrief ? (state === 'now' ? singleStepCss : wideOnlyCss) : {},
            ]}
            aria-current={state === 'now' ? 'step' : undefined}
          >
            <chakra.span css={[stepMarkerCss, stepStateCss[state].marker]} aria-hidden="true">
              {state === 'done' ? <Icon name="check" size={18} /> : index + 1}
            </chakra.span>
            {isBrief && state === 'now' && <chakra.span css={phoneOnlyCss}>{brief}</chakra.span>}
            {title}
            <VisuallyHidden>{uiText(`step_${state}`)}</VisuallyHidden>
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
