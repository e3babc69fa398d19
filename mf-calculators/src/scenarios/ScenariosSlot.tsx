import { createScenarioRequestBody } from '@portal/domain/advice-input'
import { QueryView } from '@portal/remote-kit'
import { Card, Loading, Page, PageSummary, Skeleton } from '@portal/ui'
import { useMemo, useState } from 'react'
import {
  CalculationErrorPanel,
  IncompleteDataNotice,
  WithoutObligationsNotice,
} from '../shared/calculation-notices.tsx'
import { type CustomerFile, useCustomerFile } from '../shared/use-customer-file.ts'
import { useText } from '../texts.ts'
import { AdjustedFiguresNotice } from './adjust/AdjustedFiguresNotice.tsx'
import { type AdjustedFigures, applyAdjustedFigures } from './adjust/adjusted-figures.ts'
import { useAdjustedFiguresText } from './adjust/use-adjusted-figures-text.ts'
import {
  applyDebtOwners,
  filterIncludedCovers,
  InclusionChoices,
  type InclusionContext,
  noInclusionChoices,
} from './included-items/inclusion-choices.ts'
import {
  type AdditionalCustomerData,
  useAdditionalCustomerData,
} from './included-items/use-additional-customer-data.ts'
import { ResultWithOverlays } from './ResultWithOverlays.tsx'
import { SavedCalculations } from './saved/saved-calculation.ts'
import { type ScenarioBody, useScenarioCalculation } from './use-scenario-calculation.ts'
import { useStoredValue } from './use-stored-value.ts'

/** The calculator "Can I stay living here?", based on the customer file (SCEN). */
export default function ScenariosSlot() {
  const text = useText()
  const read = useCustomerFile()
  return (
    <QueryView
      read={read}
      placeholder={<ScenariosSkeleton />}
      error={[text('file_error'), text('file_error_hint')]}
    >
      {(file) =>
        file.mortgage && file.living?.property ? (
          <>
            <WithoutObligationsNotice file={file} />
            <CustomerFileScenarios file={file} />
          </>
        ) : (
          <IncompleteDataNotice>{text('incomplete_data')}</IncompleteDataNotice>
        )
      }
    </QueryView>
  )
}

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
function CustomerFileScenarios({ file }: { file: CustomerFile }) {
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

interface ScenariosResultProps {
  file: CustomerFile
  /** Calculation input from the customer file, before the customer's inclusion choices. */
  originalBody: ScenarioBody
  /** Calculation input from the customer file, after the customer's inclusion choices. */
  unadjustedBody: ScenarioBody
  /** Additional data for scenarios, and the customer's choices about the included items. */
  inclusion: Pick<InclusionContext, 'extras' | 'decided' | 'onDecide'>
}

/** Returns the display name of a person: the first name if there is one, otherwise the full name. */
const getDisplayName = (person?: { first_name: string | null; full_name: string } | null) =>
  person?.first_name ?? person?.full_name ?? ''

/** Result of the scenarios: the verdict in one sentence, then each scenario for each person. */
function ScenariosResult({ file, originalBody, unadjustedBody, inclusion }: ScenariosResultProps) {
  const formatAdjustedFigures = useAdjustedFiguresText()
  const [adjusted, setAdjusted] = useState<AdjustedFigures | null>(null)
  const savedCalculations = useStoredValue('saved-scenarios', SavedCalculations, [])
  const body = useMemo(() => applyAdjustedFigures(unadjustedBody, adjusted), [unadjustedBody, adjusted])
  const calculation = useScenarioCalculation(body)
  const partner = body.partner ? file.family.partner : null
  const names = useMemo(
    () => ({ applicant: getDisplayName(file.customer), partner: getDisplayName(partner) }),
    [file.customer, partner],
  )
  if (calculation.isPending) return <ScenariosSkeleton />
  const notice = adjusted && (
    <AdjustedFiguresNotice
      figures={formatAdjustedFigures(adjusted, names)}
      onReset={() => setAdjusted(null)}
    />
  )
  if (!calculation.data?.data.result || calculation.isError)
    return (
      <Page>
        {notice}
        <CalculationErrorPanel missingPartsTextId="no_loan_parts" calculation={calculation} />
      </Page>
    )
  return (
    <ResultWithOverlays
      file={file}
      originalBody={originalBody}
      unadjustedBody={unadjustedBody}
      savedCalculations={savedCalculations}
      body={body}
      inclusion={inclusion}
      adjusted={adjusted}
      names={names}
      partner={partner}
      result={calculation.data.data.result}
      meta={calculation.data.meta}
      onAdjust={setAdjusted}
    />
  )
}

const skeletonScenarios = ['retirement', 'death', 'incapacitated', 'unemployment']

function ScenariosSkeleton() {
  return (
    <Loading>
      <Page>
        <PageSummary>
          <Skeleton w="480px" h={{ base: '56px', md: '32px' }} />
          <Skeleton w="400px" my="1" />
          <Skeleton w="240px" h="52px" mt="2" />
        </PageSummary>
        {skeletonScenarios.map((row) => (
          <Card key={row} minH={{ base: '600px', lg: '260px' }} display="grid" alignContent="start" gap="4">
            <Skeleton w="220px" h="24px" />
            <Skeleton w="180px" h="24px" />
            <Skeleton w="420px" h="88px" />
            <Skeleton w="300px" />
          </Card>
        ))}
      </Page>
    </Loading>
  )
}
