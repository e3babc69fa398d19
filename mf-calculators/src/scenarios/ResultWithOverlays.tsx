import { Button, Flex, Page } from '@portal/ui'
import { useMemo, useState } from 'react'
import { useText } from '../texts.ts'
import { listScenarios } from './list-scenarios.ts'
import { calculateOverallVerdict, countScenarios } from './overall-verdict.ts'
import { ResultSheet, type ResultSheetProps } from './ResultSheet.tsx'
import { type ScenarioOverlayState, ScenarioOverlays } from './ScenarioOverlays.tsx'
import { SavedCalculationsSection } from './saved/SavedCalculationsSection.tsx'
import { addSavedCalculation, type SavedCalculation, toSavedLines } from './saved/saved-calculation.ts'
import type { ScenarioBody } from './use-scenario-calculation.ts'
import type { useStoredValue } from './use-stored-value.ts'

interface ResultWithOverlaysProps extends Omit<ResultSheetProps, 'scenarios' | 'onOpen'> {
  /** Calculation input from the customer file, after the inclusion choices and before changed figures. */
  unadjustedBody: ScenarioBody
  /** Saved calculations, which remain available if a new calculation fails. */
  savedCalculations: ReturnType<typeof useStoredValue<SavedCalculation[]>>
}

export function ResultWithOverlays({
  unadjustedBody,
  savedCalculations: { value: saved, isStored, change },
  ...sheet
}: ResultWithOverlaysProps) {
  const text = useText()
  const { file, body, adjusted, names, partner, result, onAdjust } = sheet
  const [layer, setLayer] = useState<ScenarioOverlayState | null>(null)
  const scenarios = useMemo(() => listScenarios(result), [result])
  const whole = calculateOverallVerdict(scenarios)
  const saveCalculation = (name: string) =>
    change(
      addSavedCalculation(saved ?? [], {
        id: crypto.randomUUID(),
        name,
        date: file.today,
        adjusted,
        verdictCount: countScenarios(whole),
        lines: toSavedLines(scenarios),
      }),
    )
  return (
    <Page>
      <ResultSheet {...sheet} scenarios={scenarios} onOpen={setLayer} />
      {saved && (
        <Flex>
          <Button kind="secondary" onClick={() => setLayer({ kind: 'save' })}>
            {text('save')}
          </Button>
        </Flex>
      )}
      {saved && (
        <SavedCalculationsSection
          saved={saved}
          names={names}
          isStored={isStored}
          onRemove={(id) => change(saved.filter((one) => one.id !== id))}
          onSend={(compared) => setLayer({ kind: 'send', compared })}
        />
      )}
      <ScenarioOverlays
        layer={layer}
        customer={file.customer}
        mortgages={[...(file.mortgage ? [file.mortgage] : []), ...file.otherMortgages]}
        names={names}
        hasPartner={partner !== null}
        unadjustedBody={unadjustedBody}
        body={body}
        adjusted={adjusted}
        trace={result.trace}
        mostSevereScenario={whole?.needingAttention[0] ?? 'retirement'}
        onAdjust={onAdjust}
        onSave={saveCalculation}
        onChange={setLayer}
      />
    </Page>
  )
}
