import { Page } from '@portal/ui'
import { useMemo, useState } from 'react'
import { CalculationErrorPanel } from '../shared/CalculationErrorPanel.tsx'
import type { CustomerFile } from '../shared/use-customer-file.ts'
import { AdjustedFiguresNotice } from './adjust/AdjustedFiguresNotice.tsx'
import { type AdjustedFigures, applyAdjustedFigures } from './adjust/adjusted-figures.ts'
import { useAdjustedFiguresText } from './adjust/use-adjusted-figures-text.ts'
import type { InclusionContext } from './included-items/inclusion-context.ts'
import { ResultWithOverlays } from './ResultWithOverlays.tsx'
import { ScenariosSkeleton } from './ScenariosSkeleton.tsx'
import { SavedCalculations } from './saved/saved-calculation.ts'
import { type ScenarioBody, useScenarioCalculation } from './use-scenario-calculation.ts'
import { useStoredValue } from './use-stored-value.ts'

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
export function ScenariosResult({ file, originalBody, unadjustedBody, inclusion }: ScenariosResultProps) {
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
