import { readOf } from '@portal/contract/call'
import { saveMortgages } from '@portal/contract/edit'
import { saveMortgagePart } from '@portal/contract/edit-item'
import { getMortgages } from '@portal/contract/mortgage'
import * as v from '@portal/contract/schema'
import { ButtonLink, Stack } from '@portal/ui'
import { useMemo } from 'react'
import { EditForm } from '../../shared/edit/EditForm.tsx'
import { mergeTyped } from '../../shared/edit/merge.ts'
import { useText } from '../../texts.ts'
import { partBody } from './body.ts'
import { PartFields } from './PartFields.tsx'
import { useMortgageWords } from './use-mortgage-words.ts'
import { usePartWords } from './use-part-words.ts'
import { PartValues } from './values.ts'

interface Props {
  /** Values on file. */
  saved: PartValues
  id: string | number
  /** Number of the part in its mortgage, from 1. */
  number: number
  /** Lender of its mortgage. */
  lender: string
  /** Path of the form for the whole mortgage. */
  whole: string
  /** Request body of the form of all mortgages, with the current values of this part. */
  wholeBodyOf: (part: PartValues) => unknown
}

const OnePart = v.object({ part: PartValues })
const basis = [readOf(getMortgages)]
/** Request body; the path identifies the part. */
function bodyOf({ part }: { part: PartValues }) {
  const { id: _, ...body } = partBody(part)
  return body
}
const asItIs = (name: string) => name

/** Form for one loan part: only it is sent, other data remains unchanged (EDIT-16). */
export function PartForm({ saved, id, number, lender, whole, wholeBodyOf }: Props) {
  const text = useText()
  const words = usePartWords()
  const { changesOfPart, nameOf } = useMortgageWords(asItIs, asItIs)
  const onFile = useMemo(() => ({ part: saved }), [saved])
  return (
    <Stack gap="4">
      <ButtonLink kind="quiet" icon="chevron-left" alignSelf="start" href={whole}>
        {text('part_whole')}
      </ButtonLink>
      <EditForm
        name={`mortgage-part-${id}`}
        shape={OnePart}
        title={words.title(number, saved)}
        intro={text('part_intro', { lender })}
        focus="part.part_number"
        saved={onFile}
        call={saveMortgagePart}
        params={{ id }}
        bodyOf={bodyOf}
        wholeForm={{ call: saveMortgages, bodyOf: ({ part }) => wholeBodyOf(part) }}
        fieldOf={(path) => ['part', ...path]}
        basis={basis}
        refreshes={['MORTGAGE', 'LIVING']}
        changesOf={(was, now) => changesOfPart(number, was.part, now.part)}
        nameOf={(path) => nameOf(path.replace('part.', `parts.${number - 1}.`))}
        merge={mergeTyped}
      >
        <PartFields path="part" />
      </EditForm>
    </Stack>
  )
}
