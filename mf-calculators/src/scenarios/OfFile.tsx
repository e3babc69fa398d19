import { scenarioBodyOf } from '@portal/domain/advice-input'
import { Incomplete } from '../shared/Incomplete.tsx'
import type { KnownFile } from '../shared/use-file.ts'
import { useText } from '../texts.ts'
import { Answer } from './Answer.tsx'
import { onOf, ownedAs } from './counted/decide.ts'
import { type Decided, nothing, useDecided } from './counted/use-decided.ts'
import { type Extras, useExtras } from './counted/use-extras.ts'
import { ScenariosLoading } from './ScenariosLoading.tsx'

/** Makes the scenario input from the file and the customer's decisions. */
function bodyOf(file: KnownFile, extras: Extras, decided: Decided) {
  const { mortgage, living, obligations } = file
  const { policies, yearsOfWork } = extras
  if (!mortgage || !living) return null
  return scenarioBodyOf({
    ...file,
    mortgage,
    living,
    obligations: ownedAs(obligations, decided),
    policies: policies && policies !== 'failed' ? onOf(policies.covers, decided) : [],
    yearsOfWork,
    stopsAt: decided.stopsAt,
  })
}

/** The result for a file, once additional items have loaded. */
export function OfFile({ file }: { file: KnownFile }) {
  const text = useText()
  const extras = useExtras(file)
  const { decided, decide } = useDecided()
  if (!extras || !decided) return <ScenariosLoading />
  const body = bodyOf(file, extras, decided)
  if (!body) return <Incomplete>{text('no_date_of_birth')}</Incomplete>
  const asIs = bodyOf(file, extras, nothing) ?? body
  return <Answer file={file} asIs={asIs} ofFile={body} counting={{ extras, decided, onDecide: decide }} />
}
