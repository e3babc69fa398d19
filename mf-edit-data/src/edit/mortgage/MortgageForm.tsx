import { readOf } from '@portal/contract/call'
import { saveMortgages } from '@portal/contract/edit'
import { getMortgages } from '@portal/contract/mortgage'
import { Button } from '@portal/ui'
import { Confirm } from '@portal/ui/confirm'
import { type ReactNode, useState } from 'react'
import { EditForm, type EditTools } from '../../shared/edit/EditForm.tsx'
import { Failure } from '../../shared/edit/Failure.tsx'
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
  /** The customer's other mortgages, which are sent along as they are (API-53). */
  others: readonly MortgageValues[]
  /** One of the others has to be completed first. */
  blocked: boolean
  /** Name of the lender on file. */
  lender: string
  title: string
  intro?: ReactNode
  /** It was added a moment ago: the form says that it is saved. */
  added?: boolean
  /** What to do once it is on file, where it was not before. */
  onAdded?: () => void
  /** What to do once the mortgage is out of the file. */
  onRemoved?: () => void
}

const basis = [readOf(getMortgages)]

const ownPart = (path: string) =>
  path.startsWith('mortgages.0.') ? path.slice('mortgages.0.'.length) : 'other_mortgages'

/** A mortgage with its parts (EDITMORT). */
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
  const removePart = ({ saveAtOnce }: EditTools, key: string) =>
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
      fieldOf={ownPart}
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
            below: (tools) => (
              <Remove
                tools={tools}
                remove={() => tools.saveAtOnce({ mortgages: rest })}
                onRemoved={onRemoved}
              />
            ),
          })}
    >
      {(tools) => (
        <>
          <LenderFields saved={saved} lenders={lenders} pending={pending} failed={failed} />
          <Parts
            removeSaved={(key) => removePart(tools, key)}
            saving={tools.saving}
            failure={tools.failure}
          />
        </>
      )}
    </EditForm>
  )
}

interface RemoveProps {
  tools: EditTools
  remove: () => Promise<boolean>
  onRemoved: () => void
}

/** Takes the mortgage out of the file, once that is confirmed (EDITMORT-04). */
function Remove({ tools: { saving, failure }, remove, onRemoved }: RemoveProps) {
  const text = useText()
  const [asking, setAsking] = useState<'no' | 'yes' | 'failed'>('no')
  const go = async () => {
    if (!(await remove())) return setAsking('failed')
    setAsking('no')
    onRemoved()
  }
  return (
    <>
      <Button kind="quiet" icon="trash" mt="6" ml="-3" onClick={() => setAsking('yes')}>
        {text('mortgage_remove')}
      </Button>
      <Confirm
        open={asking !== 'no'}
        title={text('mortgage_remove_title')}
        confirm={text(saving ? 'edit_saving' : 'mortgage_remove')}
        cancel={text('mortgage_keep')}
        busy={saving}
        onConfirm={() => void go()}
        onCancel={() => !saving && setAsking('no')}
      >
        {asking === 'failed' && failure ? <Failure failure={failure} /> : text('mortgage_remove_hint')}
      </Confirm>
    </>
  )
}
