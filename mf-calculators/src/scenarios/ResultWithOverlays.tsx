import { getScenarios } from '@portal/contract/scenario'
import { useTenant, useWrite } from '@portal/remote-kit'
import { createLazyOverlay, useLastNonNull } from '@portal/remote-kit/layer'
import { Button, Flex, Page } from '@portal/ui'
import { useMemo, useState } from 'react'
import type { AdviceRequester } from '../shared/advice/RequestAdviceDialog.tsx'
import { RequestAdviceOverlay } from '../shared/advice/RequestAdviceOverlay.tsx'
import { useText } from '../texts.ts'
import { useAdjustedFiguresText } from './adjust/use-adjusted-figures-text.ts'
import { getScenarioCaseName, householdScenarios, listScenarios } from './list-scenarios.ts'
import { calculateOverallVerdict, countScenarios } from './overall-verdict.ts'
import { ResultSheet, type ResultSheetProps, type ScenarioOverlayState } from './ResultSheet.tsx'
import { SavedCalculationsSection } from './saved/SavedCalculationsSection.tsx'
import { addSavedCalculation, type SavedCalculation, toSavedLines } from './saved/saved-calculation.ts'
import type { ScenarioBody } from './use-scenario-calculation.ts'
import type { useStoredValue } from './use-stored-value.ts'

/**
 * Requests advice about a scenario: sends the calculation again with step 'thanks' and the contact data as `lead`
 * (SCEN-02).
 */
function useRequestScenarioAdvice(body: ScenarioBody, scenario: string) {
  const { mutateAsync } = useWrite(getScenarios)
  const key = useTenant()?.scenarios_key ?? ''
  return (asker: AdviceRequester, idempotency_key: string) => {
    const lead = { ...asker, interested_in_scenario: scenario }
    return mutateAsync({ query: { key }, body: { step: 'thanks', ...body, lead, idempotency_key } })
  }
}

const SendCalculationsOverlay = createLazyOverlay(
  () => import(/* webpackChunkName: "send" */ './saved/SendCalculationsDialog.tsx'),
  ({ open }) => open,
)

const SaveCalculationOverlay = createLazyOverlay(
  () => import(/* webpackChunkName: "save" */ './saved/SaveCalculationDialog.tsx'),
  ({ open }) => open,
)

const ScenarioOverlay = createLazyOverlay(
  () => import(/* webpackChunkName: "case" */ './detail/ScenarioDrawer.tsx'),
  ({ opened }) => opened !== null,
)

const AssumptionsOverlay = createLazyOverlay(
  () => import(/* webpackChunkName: "assumptions" */ './detail/AssumptionsDrawer.tsx'),
  ({ open }) => open,
)

const AdjustFiguresOverlay = createLazyOverlay(
  () => import(/* webpackChunkName: "adjust" */ './adjust/AdjustFiguresDrawer.tsx'),
  ({ open }) => open,
)

interface ResultWithOverlaysProps extends Omit<ResultSheetProps, 'scenarios' | 'onOpen'> {
  /** Calculation input from the customer file, after the inclusion choices and before changed figures. */
  unadjustedBody: ScenarioBody
  /** Saved calculations, which remain available if a new calculation fails. */
  savedCalculations: ReturnType<typeof useStoredValue<SavedCalculation[]>>
}

const noSavedCalculations: readonly SavedCalculation[] = []

/** The result of the scenarios, saved calculations, and the overlays of both. */
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
  const formatAdjustedFigures = useAdjustedFiguresText()
  const opened = layer?.kind === 'case' ? layer : null
  const compared = layer?.kind === 'send' ? layer.compared : null
  const sent = useLastNonNull(compared) ?? noSavedCalculations
  const mostSevere = whole?.needingAttention[0] ?? 'retirement'
  const send = useRequestScenarioAdvice(body, opened ? getScenarioCaseName(opened.of) : mostSevere)
  const ofPerson = opened && !householdScenarios.includes(opened.of.key) && partner !== null
  const closeOverlay = () => setLayer(null)
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
      <ScenarioOverlay
        opened={opened?.of ?? null}
        about={ofPerson ? text('scenario_happens_to', { name: names[opened.of.who] }) : ''}
        trace={result.trace}
        body={body}
        onAsk={() => opened && setLayer({ ...opened, asks: true })}
        onClose={closeOverlay}
      />
      <AssumptionsOverlay
        open={layer?.kind === 'assumptions'}
        trace={result.trace}
        mortgages={[...(file.mortgage ? [file.mortgage] : []), ...file.otherMortgages]}
        onClose={closeOverlay}
      />
      <AdjustFiguresOverlay
        open={layer?.kind === 'adjust'}
        body={unadjustedBody}
        adjusted={adjusted}
        names={names}
        onAdjust={onAdjust}
        onClose={closeOverlay}
      />
      <SaveCalculationOverlay
        open={layer?.kind === 'save'}
        about={formatAdjustedFigures(adjusted, names)}
        onSave={saveCalculation}
        onClose={closeOverlay}
      />
      <SendCalculationsOverlay
        open={compared !== null}
        compared={sent}
        names={names}
        onClose={closeOverlay}
      />
      <RequestAdviceOverlay
        open={layer?.kind === 'request' || opened?.asks === true}
        customer={file.customer}
        about={
          opened
            ? text('request_about', { subject: text(`scenario_${opened.of.key}_in`) })
            : text('tool_scenarios')
        }
        send={send}
        onClose={() => setLayer(opened && { ...opened, asks: false })}
      />
    </Page>
  )
}
