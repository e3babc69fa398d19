import { Box, Button, chakra, Heading, Icon, Stack } from '@portal/ui'
import { Confirm } from '@portal/ui/confirm'
import { useFormContext, useWatch } from '@portal/ui/form'
import { memo, startTransition, useCallback, useId, useMemo, useRef, useState } from 'react'
import { type SaveImmediately, useEditTools } from '../../shared/edit/edit-tools.ts'
import { SaveFailureNotice } from '../../shared/edit/SaveFailureNotice.tsx'
import { countFieldErrors, useAfterSubmit, useFieldErrorCount } from '../../shared/edit/submit-attempts.ts'
import { useText } from '../../texts.ts'
import { LoanPartFields } from './LoanPartFields.tsx'
import {
  createEmptyPart,
  isUntouchedPart,
  type LoanPartValues,
  type MortgageValues,
} from './mortgage-values.ts'
import { useLoanPartTexts } from './use-mortgage-texts.ts'

interface LoanPartsProps {
  /** Removes a stored part at once; returns whether that succeeded (EDITMORT-04). */
  removeSaved: (key: string, saveAtOnce: SaveImmediately) => Promise<boolean>
}

/** List of the loan parts of a mortgage, each collapsed to a summary. */
export function LoanParts({ removeSaved }: LoanPartsProps) {
  const text = useText()
  const { saving, failure, saveAtOnce } = useEditTools()
  const { getValues, setValue, setFocus } = useFormContext<MortgageValues>()
  const keys = usePartKeys()
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () =>
      new Set(
        keys.length === 1 ? keys : getValues('parts').flatMap(({ id, key }) => (id === null ? key : [])),
      ),
  )
  const [near, setNear] = useState<string | null>(null)
  const [leaving, setLeaving] = useState<string | null>(null)
  const [failed, setFailed] = useState(false)

  useAfterSubmit(({ parts = {} }: { parts?: Record<number, object> }) => {
    const wrong = keys.filter((_, index) => countFieldErrors(parts[index]) > 0)
    if (wrong.length > 0) setOpen((now) => new Set([...now, ...wrong]))
  })

  const toggle = useCallback((key: string) => {
    setOpen((now) => {
      const next = new Set(now)
      if (!next.delete(key)) next.add(key)
      return next
    })
  }, [])
  const expect = useCallback((key: string) => startTransition(() => setNear(key)), [])
  const addButton = useRef<HTMLButtonElement>(null)
  const takeOut = useCallback(
    (key: string) => {
      const rest = getValues('parts').filter((part) => part.key !== key)
      setValue('parts', rest)
      addButton.current?.focus()
    },
    [getValues, setValue],
  )
  const requestRemoval = useCallback(
    (key: string) => {
      const part = getValues('parts').find((one) => one.key === key)
      if (part && isUntouchedPart(part)) return takeOut(key)
      setFailed(false)
      setLeaving(key)
    },
    [getValues, takeOut],
  )
  const addPart = () => {
    const part = createEmptyPart()
    setOpen(new Set([part.key]))
    setValue('parts', [...getValues('parts'), part])
    requestAnimationFrame(() => setFocus(`parts.${keys.length}.part_number`))
  }
  const partLeaving = leaving === null ? undefined : getValues('parts').find(({ key }) => key === leaving)
  const isSaved = partLeaving !== undefined && partLeaving.id !== null
  const removePart = async () => {
    if (!partLeaving) return setLeaving(null)
    if (!isSaved) takeOut(partLeaving.key)
    else if (!(await removeSaved(partLeaving.key, saveAtOnce))) return setFailed(true)
    setLeaving(null)
  }
  return (
    <Box>
      <Heading level={3} mb="2">
        {text('parts')}
      </Heading>
      <chakra.ul>
        {keys.map((key, index) => (
          <LoanPartRow
            key={key}
            partKey={key}
            index={index}
            open={open.has(key)}
            isLikelyNext={near === key}
            canRemove={keys.length > 1}
            onNear={expect}
            onToggle={toggle}
            onRemove={requestRemoval}
          />
        ))}
      </chakra.ul>
      <Box borderTopWidth="1px" borderColor="line" pt="5">
        <Button ref={addButton} kind="secondary" icon="plus" onClick={addPart}>
          {text('part_add')}
        </Button>
      </Box>
      <Confirm
        open={leaving !== null}
        title={text('part_remove_title')}
        confirm={text(saving ? 'edit_saving' : 'part_remove')}
        cancel={text('part_keep')}
        busy={saving}
        onConfirm={() => void removePart()}
        onCancel={() => !saving && setLeaving(null)}
      >
        {failed && failure ? (
          <SaveFailureNotice failure={failure} />
        ) : (
          text(isSaved ? 'part_remove_hint' : 'part_remove_new_hint')
        )}
      </Confirm>
    </Box>
  )
}

/** Keys of the loan parts. The returned array does not change while typing. */
function usePartKeys(): readonly string[] {
  const joined = useWatch({
    name: 'parts',
    compute: (parts: readonly LoanPartValues[] | undefined) => (parts ?? []).map(({ key }) => key).join(' '),
  })
  return useMemo(() => (joined ? joined.split(' ') : []), [joined])
}

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
const LoanPartRow = memo(function PartRow(props: LoanPartRowProps) {
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
