import { Box, Button, chakra, Heading, Icon, Stack } from '@portal/ui'
import { useWatch } from '@portal/ui/form'
import { memo, useId } from 'react'
import { useFieldErrorCount } from '../../shared/edit/submit-attempts.ts'
import { useText } from '../../texts.ts'
import { LoanPartFields } from './LoanPartFields.tsx'
import type { LoanPartValues } from './mortgage-values.ts'
import { useLoanPartTexts } from './use-loan-part-texts.ts'

interface LoanPartRowProps {
  index: number
  open: boolean
  /** Whether the part is likely to be expanded next. If so, its fields are rendered hidden while the page is idle. */
  isLikelyNext: boolean
  /** Whether the part can be removed; the last part cannot (EDITMORT-05). */
  canRemove: boolean
  partKey: string
  /** Called on hover or focus of the header, because it may be clicked next. */
  onNear: (key: string) => void
  onToggle: (key: string) => void
  onRemove: (key: string) => void
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

/** CSS for fields that are rendered at full width but hidden, so that expanding only changes their height. */
const hiddenFieldsCss = { height: 0, overflow: 'clip', visibility: 'hidden' }

/** A loan part: a summary that expands to its fields on click. Typing rerenders only the typed field and the summary. */
export const LoanPartRow = memo(function PartRow(props: LoanPartRowProps) {
  const { index, open, isLikelyNext, canRemove, partKey, onNear, onToggle, onRemove } = props
  const text = useText()
  const id = useId()
  const path = `parts.${index}`
  const fieldErrors = useFieldErrorCount(path)
  return (
    <chakra.li borderTopWidth="1px" borderColor="line" isolation="isolate">
      <Heading level={3} fontWeight="inherit">
        <chakra.button
          type="button"
          css={partHeaderCss}
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onPointerEnter={() => onNear(partKey)}
          onFocus={() => onNear(partKey)}
          onClick={() => onToggle(partKey)}
        >
          <span>
            <LoanPartSummary index={index} />
            {fieldErrors > 0 && <small data-wrong="">{text('part_mistakes', { count: fieldErrors })}</small>}
          </span>
          <Icon name="chevron-down" />
        </chakra.button>
      </Heading>
      {(open || isLikelyNext) && (
        <Box css={open ? undefined : hiddenFieldsCss}>
          <Stack id={id} gap="6" pt="2" pb="6">
            <LoanPartFields path={path} />
            {canRemove && (
              <Button kind="quiet" icon="trash" alignSelf="start" ml="-3" onClick={() => onRemove(partKey)}>
                {text('part_remove')}
              </Button>
            )}
          </Stack>
        </Box>
      )}
    </chakra.li>
  )
})

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
