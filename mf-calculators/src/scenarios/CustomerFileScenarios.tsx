import { createScenarioRequestBody } from '@portal/domain/advice-input'
import { IncompleteDataNotice } from '../shared/IncompleteDataNotice.tsx'
import type { CustomerFile } from '../shared/use-customer-file.ts'
import { useText } from '../texts.ts'
import {
  applyDebtOwners,
  filterIncludedCovers,
  InclusionChoices,
  noInclusionChoices,
} from './included-items/inclusion-choices.ts'
import {
  type AdditionalCustomerData,
  useAdditionalCustomerData,
} from './included-items/use-additional-customer-data.ts'
import { ScenariosResult } from './ScenariosResult.tsx'
import { ScenariosSkeleton } from './ScenariosSkeleton.tsx'
import { useStoredValue } from './use-stored-value.ts'

/** Creates the scenario input from the customer file and the customer's inclusion choices. */
function createScenarioBody(file: CustomerFile, extras: AdditionalCustomerData, decided: InclusionChoices) {
  const { mortgage, living, obligations } = file
  const { policies, yearsOfWork } = extras
  if (!mortgage || !living) return null
  return createScenarioRequestBody({
    ...file,
    mortgage,
    living,
    obligations: applyDebtOwners(obligations, decided),
    policies: policies && policies !== 'failed' ? filterIncludedCovers(policies.covers, decided) : [],
    yearsOfWork,
    stopsAt: decided.stopsAt,
  })
}

/** The scenarios of a customer file. They load after the data that the calculation needs besides the mortgage. */
export function CustomerFileScenarios({ file }: { file: CustomerFile }) {
  const text = useText()
  const extras = useAdditionalCustomerData(file)
  const { value: decided, change } = useStoredValue(
    'counted-in-scenarios',
    InclusionChoices,
    noInclusionChoices,
  )
  if (!extras || !decided) return <ScenariosSkeleton />
  const body = createScenarioBody(file, extras, decided)
  if (!body) return <IncompleteDataNotice>{text('no_date_of_birth')}</IncompleteDataNotice>
  const originalBody = createScenarioBody(file, extras, noInclusionChoices) ?? body
  return (
    <ScenariosResult
      file={file}
      originalBody={originalBody}
      unadjustedBody={body}
      inclusion={{ extras, decided, onDecide: change }}
    />
  )
}
