import { createScenarioRequestBody } from '@portal/domain/advice-input'
import { IncompleteDataNotice } from '../shared/IncompleteDataNotice.tsx'
import type { CustomerFile } from '../shared/use-customer-file.ts'
import { useText } from '../texts.ts'
import { applyDebtOwners, filterIncludedCovers } from './counted/change-inclusion-choices.ts'
import { type AdditionalFileData, useAdditionalFileData } from './counted/use-additional-file-data.ts'
import {
  type InclusionChoices,
  noInclusionChoices,
  useInclusionChoices,
} from './counted/use-inclusion-choices.ts'
import { ScenariosResult } from './ScenariosResult.tsx'
import { ScenariosSkeleton } from './ScenariosSkeleton.tsx'

/** Creates the scenario input from the file and the customer's inclusion choices. */
function createScenarioBody(file: CustomerFile, extras: AdditionalFileData, decided: InclusionChoices) {
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

/** The scenarios of a file, once the additional data has loaded. */
export function FileScenarios({ file }: { file: CustomerFile }) {
  const text = useText()
  const extras = useAdditionalFileData(file)
  const { decided, decide } = useInclusionChoices()
  if (!extras || !decided) return <ScenariosSkeleton />
  const body = createScenarioBody(file, extras, decided)
  if (!body) return <IncompleteDataNotice>{text('no_date_of_birth')}</IncompleteDataNotice>
  const asIs = createScenarioBody(file, extras, noInclusionChoices) ?? body
  return (
    <ScenariosResult file={file} asIs={asIs} ofFile={body} counting={{ extras, decided, onDecide: decide }} />
  )
}
