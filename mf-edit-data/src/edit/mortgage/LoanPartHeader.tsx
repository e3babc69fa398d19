import { chakra, Heading, Icon } from '@portal/ui'
import { useWatch } from '@portal/ui/form'
import { useText } from '../../texts.ts'
import type { LoanPartValues } from './mortgage-values.ts'
import { useLoanPartTexts } from './use-loan-part-texts.ts'

interface LoanPartHeaderProps {
  index: number
  open: boolean
  /** Number of invalid fields in the part. */
  fieldErrors: number
  /** Id of the element that the header expands. */
  controls: string
  /** Called on hover or focus, because the header may be clicked next. */
  onNear: () => void
  onToggle: () => void
}

const partHeaderCss = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  w: '100%',
  minH: '44px',
  py: '4',
  textAlign: 'start',
  rounded: 'field',
  '& > span': { flex: 1, minW: 0 },
  '& b': { display: 'block', textStyle: 'subsection', overflowWrap: 'anywhere' },
  '& small': { display: 'block', textStyle: 'meta', color: 'ink2', fontVariantNumeric: 'tabular-nums' },
  '& small[data-wrong]': { color: 'bad', fontWeight: 600 },
  '&[aria-expanded=true] > svg': { rotate: '180deg' },
}

/** Header of a loan part; a click expands the part. */
export function LoanPartHeader({
  index,
  open,
  fieldErrors,
  controls,
  onNear,
  onToggle,
}: LoanPartHeaderProps) {
  const text = useText()
  return (
    <Heading level={3} fontWeight="inherit">
      <chakra.button
        type="button"
        css={partHeaderCss}
        aria-expanded={open}
        aria-controls={open ? controls : undefined}
        onPointerEnter={onNear}
        onFocus={onNear}
        onClick={onToggle}
      >
        <span>
          <LoanPartSummary index={index} />
          {fieldErrors > 0 && <small data-wrong="">{text('part_mistakes', { count: fieldErrors })}</small>}
        </span>
        <Icon name="chevron-down" />
      </chakra.button>
    </Heading>
  )
}

/** Summary of a loan part. Updates while typing without rerendering the rest of the form. */
function LoanPartSummary({ index }: { index: number }) {
  const partTexts = useLoanPartTexts()
  const part = useWatch({ name: `parts.${index}` }) as LoanPartValues | undefined
  if (!part) return null
  return (
    <>
      <b>{partTexts.title(index + 1, part)}</b>
      <small>{partTexts.formatSummary(part)}</small>
    </>
  )
}
