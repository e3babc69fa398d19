import { getDamages } from '@portal/contract/damage'
import { type Document, getDocuments } from '@portal/contract/document'
import { getSentMessages, type SentMessage } from '@portal/contract/sent-message'
import type { Id } from '@portal/contract/wire'
import { formatDate } from '@portal/domain/format/date'
import { ListRoutes, OpenedItem, useDraft, useLanguage, useRead } from '@portal/remote-kit'
import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import { getToday } from '@portal/time/clock'
import {
  Badge,
  ButtonLink,
  Card,
  EmptyState,
  ErrorPanel,
  Flex,
  Grid,
  Heading,
  Notice,
  Page,
  PageSummary,
  Text,
  Umbrella,
} from '@portal/ui'
import { useMemo } from 'react'
import { DamageReportDraft, damageReportDraftName } from '../shared/damage-report-draft.ts'
import { damageReportPath, damagesPath } from '../shared/paths.ts'
import { useText } from '../texts.ts'
import { DamageCard } from './DamageCard.tsx'
import { DamageOverlay } from './DamageOverlay.tsx'
import { damagesSkeleton } from './damages-skeleton.ts'

const noMessages: SentMessage[] = []

/** Damage reports that the adviser has not processed yet, newest first. The list of damages does not contain them. */
const useReportedDamages = (): SentMessage[] =>
  useRead(getSentMessages).data?.data.filter(
    ({ screen, handled_at, reply_to_type }) => screen === 'schades' && !handled_at && !reply_to_type,
  ) ?? noMessages

/** Returns a function that finds the documents of a damage; null while unknown. */
function useDamageDocuments(): (id: Id) => Document[] | null {
  const { data } = useRead(getDocuments)
  return useMemo(() => {
    const byDamage = Map.groupBy(data?.data ?? [], ({ damage }) => damage && String(damage.id))
    return (id) => (data ? (byDamage.get(String(id)) ?? []) : null)
  }, [data])
}

/** Damage report of the customer that the adviser has not processed yet. */
function ReportedDamage({ sent: { subject, created_at, by } }: { sent: SentMessage }) {
  const text = useText()
  const { language } = useLanguage()
  return (
    <Card as="li" alignSelf="start">
      <Flex wrap="wrap" align="center" gap="4px 12px">
        <Heading level={3} overflowWrap="anywhere">
          {subject ?? text('damage_report')}
        </Heading>
        <Badge icon="clock">{text('damage_waits')}</Badge>
      </Flex>
      <Text color="ink2">
        {[formatDate(created_at ?? getToday(), language), by].filter(Boolean).join(' · ')}
      </Text>
    </Card>
  )
}

/** Link to report a damage, or to continue a draft. */
function ReportDamageBlock() {
  const text = useText()
  const begun = useDraft(damageReportDraftName, DamageReportDraft).resumed !== null
  return (
    <PageSummary>
      <Heading level={2}>{text('report_lead')}</Heading>
      <Text>{text(begun ? 'report_begun' : 'report_lead_hint')}</Text>
      <ButtonLink kind="primary" href={damageReportPath} mt="2">
        {text(begun ? 'report_go_on' : 'damage_report')}
      </ButtonLink>
    </PageSummary>
  )
}

/** Cards are side by side if their text fits. */
const damageCardGridCss = {
  gap: { base: '4', md: '6' },
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(440px, 100%), 1fr))',
}

/**
 * Screen with all damages, including reports that the adviser has not processed yet, and a link to report a damage
 * (DAMAGE).
 */
export default function DamagesScreen() {
  return (
    <ListRoutes path={damagesPath}>
      <DamagesContent />
    </ListRoutes>
  )
}

function DamagesContent() {
  const text = useText()
  const damages = useRead(getDamages)
  const findDamageDocuments = useDamageDocuments()
  const reported = useReportedDamages()
  if (damages.isPending) return <ScreenSkeleton of={damagesSkeleton} />
  const all = damages.data?.data ?? []
  return (
    <Page>
      <ReportDamageBlock />
      {!damages.data && (
        <Card>
          <ErrorPanel title={text('damages_error')} onRetry={() => void damages.refetch()}>
            {text('damages_error_hint')}
          </ErrorPanel>
        </Card>
      )}
      <OpenedItem path={damagesPath} items={all} getKey={({ id }) => id}>
        {({ item, gone, close }) => (
          <>
            {gone && damages.data && !damages.isPlaceholderData && (
              <Notice role="status">{text('damage_not_found')}</Notice>
            )}
            <DamageOverlay damage={item} documents={item && findDamageDocuments(item.id)} onClose={close} />
          </>
        )}
      </OpenedItem>
      {damages.data && all.length + reported.length === 0 && (
        <Card>
          <EmptyState title={text('damages_empty')} illustration={<Umbrella />}>
            {text('damages_empty_hint')}
          </EmptyState>
        </Card>
      )}
      <Grid as="ul" css={damageCardGridCss}>
        {reported.map((sent) => (
          <ReportedDamage key={sent.id} sent={sent} />
        ))}
        {all.map((damage, place) => (
          <DamageCard
            key={damage.id}
            damage={damage}
            documents={findDamageDocuments(damage.id)?.length ?? null}
            animationIndex={place}
          />
        ))}
      </Grid>
    </Page>
  )
}
