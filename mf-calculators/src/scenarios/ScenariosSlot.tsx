import { QueryView } from '@portal/remote-kit'
import { IncompleteDataNotice } from '../shared/IncompleteDataNotice.tsx'
import { useCustomerFile } from '../shared/use-customer-file.ts'
import { WithoutObligationsNotice } from '../shared/WithoutObligationsNotice.tsx'
import { useText } from '../texts.ts'
import { CustomerFileScenarios } from './CustomerFileScenarios.tsx'
import { ScenariosSkeleton } from './ScenariosSkeleton.tsx'

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
