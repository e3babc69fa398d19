import { QueryView } from '@portal/remote-kit'
import { IncompleteDataNotice } from '../shared/IncompleteDataNotice.tsx'
import { useCustomerFile } from '../shared/use-customer-file.ts'
import { WithoutObligationsNotice } from '../shared/WithoutObligationsNotice.tsx'
import { useText } from '../texts.ts'
import { FileScenarios } from './FileScenarios.tsx'
import { ScenariosSkeleton } from './ScenariosSkeleton.tsx'

/** "Can I stay living here?", calculated from the customer's file (SCEN). */
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
            <FileScenarios file={file} />
          </>
        ) : (
          <IncompleteDataNotice>{text('incomplete_data')}</IncompleteDataNotice>
        )
      }
    </QueryView>
  )
}
