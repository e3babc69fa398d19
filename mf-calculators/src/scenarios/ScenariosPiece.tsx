import { scenarioBodyOf } from '@portal/domain/advice-input'
import { Card, ErrorPanel } from '@portal/ui'
import { Incomplete } from '../Incomplete.tsx'
import { WithoutObligations } from '../parts/WithoutObligations.tsx'
import { useText } from '../texts.ts'
import { useFile } from '../use-file.ts'
import { Answer } from './Answer.tsx'
import { ScenariosLoading } from './ScenariosLoading.tsx'

/** "Can I stay living here?", from the customer's own file (SCEN). */
export default function ScenariosPiece() {
  const text = useText()
  const { file, failed, retry } = useFile()
  if (failed)
    return (
      <Card>
        <ErrorPanel title={text('file_error')} onRetry={retry}>
          {text('file_error_hint')}
        </ErrorPanel>
      </Card>
    )
  if (!file) return <ScenariosLoading />
  const { mortgage, living } = file
  if (!mortgage || !living?.property) return <Incomplete>{text('incomplete_data')}</Incomplete>
  const body = scenarioBodyOf({ ...file, mortgage, living })
  if (!body) return <Incomplete>{text('no_date_of_birth')}</Incomplete>
  return (
    <>
      <WithoutObligations file={file} />
      <Answer file={file} ofFile={body} />
    </>
  )
}
