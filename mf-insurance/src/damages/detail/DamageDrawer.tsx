import { AdviserRow } from '@portal/blocks/adviser-row'
import { PrintLetterhead } from '@portal/blocks/letterhead'
import type { Damage } from '@portal/contract/damage'
import type { Document } from '@portal/contract/document'
import { formatDate } from '@portal/domain/format/date'
import { toDayInDutchTimeZone } from '@portal/domain/format/date-time'
import { formatEuro } from '@portal/domain/format/format-money'
import { useLanguage } from '@portal/remote-kit'
import { getToday } from '@portal/time/clock'
import { AmountWithUnit, Button, Card, chakra, Flex, Heading, Link, Text } from '@portal/ui'
import { Drawer } from '@portal/ui/drawer'
import { useState } from 'react'
import { parseDamageType } from '../../shared/damage-type.ts'
import { type Fact, FactList, FactRows } from '../../shared/FactList.tsx'
import { getDocumentScreenPath } from '../../shared/paths.ts'
import { useText } from '../../texts.ts'
import { DamageStatus } from '../DamageStatus.tsx'
import { calculatePaidAmount, toPaymentReceiver } from '../damage-payments.ts'
import { RequestedDamageDocuments } from './RequestedDamageDocuments.tsx'

/** Payments with amount, receiver and date (DAMAGE-03). A settled damage without payments shows a notice. */
function DamagePayments({ damage }: { damage: Damage }) {
  const text = useText()
  const { language } = useLanguage()
  const payments = damage.payments ?? []
  return (
    <Card>
      <Heading level={3} mb="2">
        {text('payments')}
      </Heading>
      {payments.length === 0 ? (
        <Text color="ink2">{text(damage.settled ? 'payments_none_settled' : 'payments_none')}</Text>
      ) : (
        <>
          <AmountWithUnit quiet amount={formatEuro(calculatePaidAmount(damage), language)} />
          <FactRows
            facts={payments.map(({ amount, date, pay_to }) => ({
              term: text(`payment_${toPaymentReceiver(pay_to)}`),
              about: formatDate(date, language) ?? text('payment_no_date'),
              value: formatEuro(amount, language),
            }))}
          />
        </>
      )}
    </Card>
  )
}

const damageDocumentRowCss = { py: '2.5', borderTopWidth: '1px', borderColor: 'line' }

function DamageDocuments({ documents }: { documents: readonly Document[] | null }) {
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
              {formatDate(toDayInDutchTimeZone(created_at), language)}
            </Text>
          </chakra.li>
        ))}
      </ul>
    </Card>
  )
}

export interface DamageDrawerProps {
  damage: Damage | null
  /** Documents of the damage; null while unknown. */
  documents: Document[] | null
  onClose: () => void
}

export default function DamageDrawer({ damage, documents, onClose }: DamageDrawerProps) {
  const text = useText()
  const { language } = useLanguage()
  const [shown, setShown] = useState({ damage, documents })
  if (damage && (damage !== shown.damage || documents !== shown.documents)) setShown({ damage, documents })
  const one = shown.damage
  if (!one) return null
  const type = text(`damage_type_${parseDamageType(one.type)}`)
  const facts: Fact[] = [
    {
      term: text('damage_estimated'),
      value: one.estimated === null ? text('unknown') : formatEuro(one.estimated, language),
    },
    ...(one.policy_contract_number
      ? [{ term: text('fact_contract_number'), value: one.policy_contract_number }]
      : []),
    ...(one.pay_to
      ? [{ term: text('damage_pay_to'), value: text(`receiver_${toPaymentReceiver(one.pay_to)}`) }]
      : []),
  ]
  return (
    <Drawer
      open={damage !== null}
      onClose={onClose}
      width={720}
      title={one.cause || type}
      titleLang={one.cause ? 'nl' : undefined}
      about={[type, formatDate(one.date, language)].filter(Boolean).join(' · ')}
      aside={
        <Flex wrap="wrap" align="center" gap="3">
          <DamageStatus damage={one} />
          <Button kind="secondary" small icon="print" onClick={() => window.print()}>
            {text('print')}
          </Button>
        </Flex>
      }
      onPaper={<PrintLetterhead day={getToday()} />}
    >
      <RequestedDamageDocuments items={one.progress_items ?? []} />
      {one.description && (
        <Card>
          <Heading level={3} mb="2">
            {text('damage_what')}
          </Heading>
          <Text whiteSpace="pre-line" overflowWrap="anywhere" lang="nl">
            {one.description}
          </Text>
        </Card>
      )}
      <DamagePayments damage={one} />
      <FactList title={text('damage_facts')} facts={facts} />
      <DamageDocuments documents={shown.documents} />
      <AdviserRow
        question={text('damage_question')}
        subject={[one.cause || type, formatDate(one.date, language)].filter(Boolean).join(' · ')}
      />
    </Drawer>
  )
}
