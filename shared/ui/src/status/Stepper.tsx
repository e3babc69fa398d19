import { Icon } from '../icon/Icon.tsx'
import { chakra, VisuallyHidden } from '../system/styled.tsx'
import { useUiText } from '../ui-texts/ui-texts.ts'
import { stepListCss, stepMarkerCss, stepRowCss, stepStateCss } from './stepper-styles.ts'

export interface StepperStep {
  title: string
  /** Duration of the step, or the data that it still needs. */
  note?: string
}

interface StepperProps {
  steps: readonly StepperStep[]
  /**
   * Number of the current step, from 1. 0 means that none has started; a number above the last means that all are done.
   */
  current: number
  label: string
  /** Short text about the progress, such as "Stap 2 van 5". With this text, phones show only the current step. */
  brief?: string
}

const phoneOnlyCss = {
  display: { base: 'block', md: 'none' },
  textStyle: 'meta',
  color: 'ink2',
  fontWeight: 400,
}
/** With `brief`, phones show only the current step. The line to the next step is then hidden. */
const singleStepCss = {
  pb: { base: '0', md: '0' },
  minH: '0',
  _after: { display: { base: 'none', md: 'block' } },
}
const hiddenOnPhonesCss = { display: { base: 'none', md: 'list-item' } }

/**
 * Steps of a long process: done, current and future ones. On phones they are below each other. Ark's steps are not
 * used: they are for interactive wizards, and would add 8 kB (brotli) to every page.
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
              isBrief ? (state === 'now' ? singleStepCss : hiddenOnPhonesCss) : {},
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
