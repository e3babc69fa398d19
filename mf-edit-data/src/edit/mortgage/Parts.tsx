import { Box, Button, chakra, Heading } from '@portal/ui'
import { Confirm } from '@portal/ui/confirm'
import { useFormContext, useWatch } from '@portal/ui/form'
import { startTransition, useCallback, useMemo, useRef, useState } from 'react'
import { countMistakes, useAfterAttempt } from '../../shared/edit/attempts.ts'
import { Failure } from '../../shared/edit/Failure.tsx'
import { type SaveAtOnce, useEditTools } from '../../shared/edit/tools.ts'
import { useText } from '../../texts.ts'
import { PartRow } from './PartRow.tsx'
import { emptyPart, isUntouched, type MortgageValues, type PartValues } from './values.ts'

interface Props {
  /** Removes a part from the file at once; returns whether it succeeded (EDITMORT-04). */
  removeSaved: (key: string, saveAtOnce: SaveAtOnce) => Promise<boolean>
}

/** Loan parts of a mortgage, each collapsed to a summary. */
export function Parts({ removeSaved }: Props) {
  const text = useText()
  const { saving, failure, saveAtOnce } = useEditTools()
  const { getValues, setValue, setFocus } = useFormContext<MortgageValues>()
  const keys = useKeys()
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () =>
      new Set(
        keys.length === 1 ? keys : getValues('parts').flatMap(({ id, key }) => (id === null ? key : [])),
      ),
  )
  const [near, setNear] = useState<string | null>(null)
  const [leaving, setLeaving] = useState<string | null>(null)
  const [failed, setFailed] = useState(false)

  useAfterAttempt(({ parts = {} }: { parts?: Record<number, object> }) => {
    const wrong = keys.filter((_, index) => countMistakes(parts[index]) > 0)
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
      if (part && isUntouched(part)) return takeOut(key)
      setFailed(false)
      setLeaving(key)
    },
    [getValues, takeOut],
  )
  const add = () => {
    const part = emptyPart()
    setOpen(new Set([part.key]))
    setValue('parts', [...getValues('parts'), part])
    requestAnimationFrame(() => setFocus(`parts.${keys.length}.part_number`))
  }
  const partLeaving = leaving === null ? undefined : getValues('parts').find(({ key }) => key === leaving)
  const isSaved = partLeaving !== undefined && partLeaving.id !== null
  const remove = async () => {
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
          <PartRow
            key={key}
            partKey={key}
            index={index}
            open={open.has(key)}
            near={near === key}
            removable={keys.length > 1}
            onNear={expect}
            onToggle={toggle}
            onRemove={requestRemoval}
          />
        ))}
      </chakra.ul>
      <Box borderTopWidth="1px" borderColor="line" pt="5">
        <Button ref={addButton} kind="secondary" icon="plus" onClick={add}>
          {text('part_add')}
        </Button>
      </Box>
      <Confirm
        open={leaving !== null}
        title={text('part_remove_title')}
        confirm={text(saving ? 'edit_saving' : 'part_remove')}
        cancel={text('part_keep')}
        busy={saving}
        onConfirm={() => void remove()}
        onCancel={() => !saving && setLeaving(null)}
      >
        {failed && failure ? (
          <Failure failure={failure} />
        ) : (
          text(isSaved ? 'part_remove_hint' : 'part_remove_new_hint')
        )}
      </Confirm>
    </Box>
  )
}

/** Keys of the parts; does not change on typing. */
function useKeys(): readonly string[] {
  const joined = useWatch({
    name: 'parts',
    compute: (parts: readonly PartValues[] | undefined) => (parts ?? []).map(({ key }) => key).join(' '),
  })
  return useMemo(() => (joined ? joined.split(' ') : []), [joined])
}
