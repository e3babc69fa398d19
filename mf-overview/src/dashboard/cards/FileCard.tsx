import type { Customer } from '@portal/contract/customer'
import { usePermissions } from '@portal/remote-kit'
import { Card, Link } from '@portal/ui'
import { useText } from '../../texts.ts'
import { FileRow } from './FileRow.tsx'
import { People } from './People.tsx'
import { Watch } from './Watch.tsx'

interface Props {
  customer: Customer | null
}

/** People in the file, the yearly check and the download of the file, as a short list. */
export function FileCard({ customer }: Props) {
  const text = useText()
  const { isAllowed, pathOf } = usePermissions()
  const documents = isAllowed({ subject: 'own-file' }) ? pathOf('documenten') : null
  return (
    <Card
      as="section"
      aria-label={text('file')}
      css={{ px: { base: '4', md: '5' }, py: { base: '2', md: '2' } }}
    >
      <FileRow title={text('family')}>
        <People customer={customer} />
      </FileRow>
      <FileRow title={text('watch')} about={text('watch_intro')} notOnPaper>
        <Watch />
      </FileRow>
      {documents && (
        <FileRow title={text('dossier')} notOnPaper>
          {text('dossier_brief')} <Link href={documents}>{text('dossier_where')}</Link>
        </FileRow>
      )}
    </Card>
  )
}
