import { Button, Flex, Page } from '@portal/ui'
import { useMemo, useState } from 'react'
import { useText } from '../texts.ts'
import { AnswerSheet, type SheetProps } from './AnswerSheet.tsx'
import { type Layer, Layers } from './Layers.tsx'
import { overallVerdictOf } from './overall-verdict.ts'
import { SavedSection } from './saved/SavedSection.tsx'
import { linesOf, withCalculation } from './saved/saved.ts'
import type { useSaved } from './saved/use-saved.ts'
import { resultsOf, scenariosOf } from './scenarios.ts'
import type { ScenarioBody } from './use-scenarios.ts'

interface Props extends Omit<SheetProps, 'scenarios' | 'onOpen'> {
  /** Input from the file. */
  ofFile: ScenarioBody
  /** Saved calculations; they persist if a calculation fails. */
  keeping: ReturnType<typeof useSaved>
}

/** The result, saved calculations, and the overlays. */
export function Answered({ ofFile, keeping: { saved, kept, change }, ...sheet }: Props) {
  const text = useText()
  const { file, body, adjusted, names, partner, result, onAdjust } = sheet
  const [layer, setLayer] = useState<Layer | null>(null)
  const scenarios = useMemo(
    () => scenariosOf(result).filter((scenario) => resultsOf(scenario).length > 0),
    [result],
  )
  const whole = overallVerdictOf(scenarios)
  const save = (name: string) =>
    change(
      withCalculation(saved ?? [], {
        id: crypto.randomUUID(),
        name,
        date: file.today,
        adjusted,
        answer: whole?.answer ?? 'hardly',
        lines: linesOf(scenarios),
      }),
    )
  return (
    <Page>
      <AnswerSheet {...sheet} scenarios={scenarios} onOpen={setLayer} />
      {saved && (
        <Flex>
          <Button kind="secondary" onClick={() => setLayer({ kind: 'save' })}>
            {text('save')}
          </Button>
        </Flex>
      )}
      {saved && (
        <SavedSection
          saved={saved}
          names={names}
          kept={kept}
          onRemove={(id) => change(saved.filter((one) => one.id !== id))}
          onSend={(compared) => setLayer({ kind: 'send', compared })}
        />
      )}
      <Layers
        layer={layer}
        customer={file.customer}
        mortgages={[...(file.mortgage ? [file.mortgage] : []), ...file.otherMortgages]}
        names={names}
        together={partner !== null}
        ofFile={ofFile}
        body={body}
        adjusted={adjusted}
        trace={result.trace}
        gravest={whole?.care[0] ?? 'retirement'}
        onAdjust={onAdjust}
        onSave={save}
        onChange={setLayer}
      />
    </Page>
  )
}
