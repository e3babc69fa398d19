import type { Document } from '@portal/contract/document'
import { formatDate } from '@portal/domain/format/date'
import { toDutchDay } from '@portal/domain/format/date-time'
import { useLanguage } from '@portal/remote-kit'
import { Card, chakra, Heading, Link, Text } from '@portal/ui'
import { getDocumentScreenPath } from '../../shared/paths.ts'
import { useText } from '../../texts.ts'

const damageDocumentRowCss = { py: '2.5', borderTopWidth: '1px', borderColor: 'line' }

export function DamageDocuments({ documents }: { documents: readonly Document[] | null }) {
  const text = useText()
  const { language } = useLanguage()
  return (
    <Card>
      <Heading level={3} mb="2">
        {text('damage_documents')}
      </Heading>
      {documents === null && <Text color="ink2">{text('documents_unknown')}</Text>}
      {documents?.length === 0 && <Text color="ink2">{text('documents_none')}</Text>}
      <ul>
        {documents?.map(({ id, name, created_at }) => (
          <chakra.li key={id} css={damageDocumentRowCss}>
            <Link href={getDocumentScreenPath(id)} lang="nl" fontWeight={600} overflowWrap="anywhere">
              {name}
            </Link>
            <Text textStyle="meta" color="ink2">
              {formatDate(toDutchDay(created_at), language)}
            </Text>
          </chakra.li>
        ))}
      </ul>
    </Card>
  )
}
