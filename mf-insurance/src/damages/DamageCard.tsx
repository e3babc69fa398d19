import type { Damage } from '@portal/contract/damage'
import { formatDate } from '@portal/domain/format/date'
import { formatEuro } from '@portal/domain/format/money'
import { useLanguage } from '@portal/remote-kit'
import { fetchesAhead } from '@portal/remote-kit/layer'
import { ButtonLink, Card, DefinitionList, Flex, Heading, ReadMore, Text } from '@portal/ui'
import { damageTypeOf } from '../shared/damage-type.ts'
import { damagePath } from '../shared/paths.ts'
import { useText } from '../texts.ts'
import { DamageStatus } from './DamageStatus.tsx'
import { DetailsLayer } from './DetailsLayer.tsx'
import { paidOf } from './damage.ts'

interface Props {
  damage: Damage
  /** Number of its documents; null while unknown. */
  documents: number | null
  /** Index of the card, from 0. */
  appear: number
}

const card = {
  display: 'grid',
  gap: '4',
  alignContent: 'start',
  contentVisibility: 'auto',
  containIntrinsicHeight: 'auto 260px',
}

/** A damage: kind, date, amount, cause, documents and payments (DAMAGE-01). */
export function DamageCard({ damage, documents, appear }: Props) {
  const text = useText()
  const { language } = useLanguage()
  const type = text(`damage_type_${damageTypeOf(damage.type)}`)
  const date = formatDate(damage.date, language)
  const unknown = text('unknown')
  const payments = damage.payments?.length ?? 0
  return (
    <Card as="li" appear={appear} css={card}>
      <div>
        <Flex wrap="wrap" align="center" gap="4px 12px">
          <Heading level={3} overflowWrap="anywhere" lang={damage.cause ? 'nl' : undefined}>
            {damage.cause || type}
          </Heading>
          <DamageStatus damage={damage} />
        </Flex>
        <Text color="ink2">{[type, date ?? text('damage_no_date')].join(' · ')}</Text>
      </div>
      {damage.description && <ReadMore text={damage.description} lang="nl" />}
      <DefinitionList
        entries={[
          {
            term: text('damage_estimated'),
            value: damage.estimated === null ? unknown : formatEuro(damage.estimated, language),
          },
          {
            term: text('damage_paid'),
            value: payments > 0 ? formatEuro(paidOf(damage), language) : text('damage_nothing_paid'),
          },
          { term: text('damage_documents'), value: documents ?? unknown },
        ]}
      />
      <ButtonLink
        small
        href={damagePath(damage.id)}
        aria-label={text('damage_open_label', { name: damage.cause || type })}
        justifySelf="start"
        {...fetchesAhead(DetailsLayer)}
      >
        {text('damage_open')}
      </ButtonLink>
    </Card>
  )
}
