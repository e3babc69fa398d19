import type { Damage } from '@portal/contract/damage'
import { formatDate } from '@portal/domain/format/date'
import { formatEuro } from '@portal/domain/format/format-money'
import { useLanguage } from '@portal/remote-kit'
import { getPrefetchProps } from '@portal/remote-kit/layer'
import { ButtonLink, Card, DefinitionList, Flex, Heading, ReadMore, Text } from '@portal/ui'
import { parseDamageType } from '../shared/damage-type.ts'
import { getDamagePath } from '../shared/paths.ts'
import { useText } from '../texts.ts'
import { DamageOverlay } from './DamageOverlay.tsx'
import { DamageStatus } from './DamageStatus.tsx'
import { calculatePaidAmount } from './damage-payments.ts'

interface DamageCardProps {
  damage: Damage
  /** Number of documents of the damage; null while unknown. */
  documents: number | null
  animationIndex: number
}

const damageCardCss = {
  display: 'grid',
  gap: '4',
  alignContent: 'start',
  contentVisibility: 'auto',
  containIntrinsicHeight: 'auto 260px',
}

/** Narrower columns than usual, so that the three figures stand side by side on all but phones. */
const damageFiguresCss = {
  gridTemplateColumns: { md: 'repeat(auto-fit, 136px)' },
  '& > div': { flex: '1 1 max(120px, calc(33% - 16px))' },
}

/** Card of a damage: kind, date, amount, cause, documents and payments (DAMAGE-01). */
export function DamageCard({ damage, documents, animationIndex }: DamageCardProps) {
  const text = useText()
  const { language } = useLanguage()
  const type = text(`damage_type_${parseDamageType(damage.type)}`)
  const date = formatDate(damage.date, language)
  const unknown = text('unknown')
  const payments = damage.payments?.length ?? 0
  return (
    <Card as="li" animationIndex={animationIndex} css={damageCardCss}>
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
        css={damageFiguresCss}
        entries={[
          {
            term: text('damage_estimated'),
            value: damage.estimated === null ? unknown : formatEuro(damage.estimated, language),
          },
          {
            term: text('damage_paid'),
            value:
              payments > 0 ? formatEuro(calculatePaidAmount(damage), language) : text('damage_nothing_paid'),
          },
          { term: text('damage_documents'), value: documents ?? unknown },
        ]}
      />
      <ButtonLink
        small
        href={getDamagePath(damage.id)}
        aria-label={text('damage_open_label', { name: damage.cause || type })}
        justifySelf="start"
        {...getPrefetchProps(DamageOverlay)}
      >
        {text('damage_open')}
      </ButtonLink>
    </Card>
  )
}
