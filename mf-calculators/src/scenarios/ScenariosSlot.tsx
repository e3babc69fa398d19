import { QueryView } from '@portal/remote-kit'
import { Incomplete } from '../shared/Incomplete.tsx'
import { useFile } from '../shared/use-file.ts'
import { WithoutObligations } from '../shared/WithoutObligations.tsx'
import { useText } from '../texts.ts'
import { OfFile } from './OfFile.tsx'
import { ScenariosLoading } from './ScenariosLoading.tsx'

/** "Can I stay living here?", calculated from the customer's file (SCEN). */
export default function ScenariosSlot() {
  const text = useText()
  const read = useFile()
  return (
    <QueryView
      read={read}
      waiting={<ScenariosLoading />}
      error={[text('file_error'), text('file_error_hint')]}
    >
      {(file) =>
        file.mortgage && file.living?.property ? (
          <>
            <WithoutObligations file={file} />
            <OfFile file={file} />
          </>
        ) : (
          <Incomplete>{text('incomplete_data')}</Incomplete>
        )
      }
    </QueryView>
  )
}
