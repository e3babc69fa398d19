import { readOf } from '@portal/contract/call'
import { saveMortgages } from '@portal/contract/edit'
import { getMortgages } from '@portal/contract/mortgage'
import type { ReactNode } from 'react'
import { EditForm } from '../../shared/edit/EditForm.tsx'
import type { Path } from '../../shared/edit/editing.ts'
import { Remove } from '../../shared/edit/Remove.tsx'
import type { SaveAtOnce } from '../../shared/edit/tools.ts'
import { useText } from '../../texts.ts'
import { mortgageBody } from './body.ts'
import { LenderFields } from './LenderFields.tsx'
import { mergeMortgage } from './merge.ts'
import { Parts } from './Parts.tsx'
import { useLenders, useProductOf } from './use-lenders.ts'
import { useMortgageWords } from './use-mortgage-words.ts'
import { MortgageValues } from './values.ts'

interface Props {
  saved: MortgageValues
  /** The customer's other mortgages, which are sent unchanged (API-53). */
  others: readonly MortgageValues[]
  /** Whether another mortgage has to be completed first. */
  blocked: boolean
  /** Name of the lender on file. */
  lender: string
  title: string
  intro?: ReactNode
  /** Whether it was just added, so that the form reports it as saved. */
  added?: boolean
  /** Called after it was added to the file. */
  onAdded?: () => void
  /** Called after it was removed from the file. */
  onRemoved?: () => void
}

const basis = [readOf(getMortgages)]

/** Form path of a body path: this mortgage is the first in the body. */
const ownField = ([list, place, ...field]: Path): Path =>
  list === 'mortgages' && Number(place) === 0 ? field : ['other_mortgages']

/** Form for a mortgage and its parts (EDITMORT). */
export function MortgageForm({
  saved,
  others,
  blocked,
  lender,
  title,
  intro,
  added = false,
  onAdded = () => {},
  onRemoved = () => {},
}: Props) {
  const text = useText()
  const { lenders, pending, failed, lenderOf } = useLenders(
    saved.hdn_company_code ? { value: saved.hdn_company_code, label: lender } : null,
  )
  const { changesOf, nameOf } = useMortgageWords(lenderOf, useProductOf())
  const rest = others.map(mortgageBody)
  const removePart = (key: string, saveAtOnce: SaveAtOnce) =>
    saveAtOnce({
      mortgages: [mortgageBody({ ...saved, parts: saved.parts.filter((part) => part.key !== key) }), ...rest],
    })
  return (
    <EditForm
      name={`mortgage-${saved.id ?? 'new'}`}
      shape={MortgageValues}
      title={title}
      intro={intro}
      saved={saved}
      call={saveMortgages}
      bodyOf={(values) => ({ mortgages: [mortgageBody(values), ...rest] })}
      checkedOf={(values) => ({ mortgages: [mortgageBody(values)] })}
      fieldOf={ownField}
      basis={basis}
      refreshes={['MORTGAGE', 'LIVING']}
      changesOf={changesOf}
      nameOf={nameOf}
      merge={mergeMortgage}
      justSaved={added}
      onSaved={() => saved.id === null && onAdded()}
      blocked={blocked ? text('mortgage_blocked') : null}
      {...(saved.id === null
        ? {}
        : {
            below: (
              <Remove
                label={text('mortgage_remove')}
                title={text('mortgage_remove_title')}
                keep={text('mortgage_keep')}
                remove={(saveAtOnce) => saveAtOnce({ mortgages: rest })}
                onRemoved={onRemoved}
              >
                {text('mortgage_remove_hint')}
              </Remove>
            ),
          })}
    >
      <LenderFields saved={saved} lenders={lenders} pending={pending} failed={failed} />
      <Parts removeSaved={removePart} />
    </EditForm>
  )
}
