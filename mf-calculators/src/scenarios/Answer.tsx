import { ApiError } from '@portal/contract/error'
import { Page } from '@portal/ui'
import { useMemo, useState } from 'react'
import { NoAnswer } from '../shared/NoAnswer.tsx'
import type { KnownFile } from '../shared/use-file.ts'
import { Answered } from './Answered.tsx'
import { AdjustedNotice } from './adjust/AdjustedNotice.tsx'
import { type Adjusted, adjust } from './adjust/adjusted.ts'
import { useAdjustedWords } from './adjust/use-adjusted-words.ts'
import type { Counting } from './counted/counting.ts'
import { ScenariosLoading } from './ScenariosLoading.tsx'
import { useSaved } from './saved/use-saved.ts'
import { type ScenarioBody, useScenarios } from './use-scenarios.ts'

interface Props {
  file: KnownFile
  /** Input from the file, before any decisions of the customer. */
  asIs: ScenarioBody
  /** Input from the file. */
  ofFile: ScenarioBody
  /** Additional items, and the customer's decisions about them. */
  counting: Pick<Counting, 'extras' | 'decided' | 'onDecide'>
}

/** Display name of a person: the first name if there is one. */
const calledOf = (person?: { first_name: string | null; full_name: string } | null) =>
  person?.first_name ?? person?.full_name ?? ''

/** Result of the scenarios: the verdict in one sentence, then each scenario for each person. */
export function Answer({ file, asIs, ofFile, counting }: Props) {
  const adjustedWords = useAdjustedWords()
  const [adjusted, setAdjusted] = useState<Adjusted | null>(null)
  const keeping = useSaved()
  const body = useMemo(() => adjust(ofFile, adjusted), [ofFile, adjusted])
  const calculation = useScenarios(body)
  const partner = body.partner ? file.family.partner : null
  const names = useMemo(
    () => ({ applicant: calledOf(file.customer), partner: calledOf(partner) }),
    [file.customer, partner],
  )
  if (calculation.isPending) return <ScenariosLoading />
  const notice = adjusted && (
    <AdjustedNotice words={adjustedWords(adjusted, names)} onReset={() => setAdjusted(null)} />
  )
  if (!calculation.data?.data.result || calculation.isError)
    return (
      <Page>
        {notice}
        <NoAnswer
          parts="no_loan_parts"
          missing={calculation.isError ? [] : (calculation.data?.meta.errors ?? [])}
          error={calculation.error instanceof ApiError ? calculation.error : null}
          onRetry={() => void calculation.refetch()}
        />
      </Page>
    )
  return (
    <Answered
      file={file}
      asIs={asIs}
      ofFile={ofFile}
      keeping={keeping}
      body={body}
      counting={counting}
      adjusted={adjusted}
      names={names}
      partner={partner}
      result={calculation.data.data.result}
      meta={calculation.data.meta}
      onAdjust={setAdjusted}
    />
  )
}
