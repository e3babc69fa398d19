import { scenarioBodyOf } from '@portal/domain/advice-input'
import { QueryView } from '@portal/remote-kit'
import { Incomplete } from '../shared/Incomplete.tsx'
import { useFile } from '../shared/use-file.ts'
import { WithoutObligations } from '../shared/WithoutObligations.tsx'
import { useText } from '../texts.ts'
import { Answer } from './Answer.tsx'
import { ScenariosLoading } from './ScenariosLoading.tsx'

/** "Can I stay living here?", from the customer's own file (SCEN). */
export default function ScenariosSlot() {
  const text = useText()
  const read = useFile()
  return (
    <QueryView
      read={read}
      waiting={<ScenariosLoading />}
      error={[text('file_error'), text('file_error_hint')]}
    >
      {(file) => {
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
      }}
    </QueryView>
  )
}
