import { getDamages } from '@portal/contract/damage'
import { ListRoutes, OpenedItem, useRead } from '@portal/remote-kit'
import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import { Card, EmptyState, ErrorPanel, Grid, Notice, Page, Umbrella } from '@portal/ui'
import { damagesPath } from '../shared/paths.ts'
import { useText } from '../texts.ts'
import { DamageCard } from './DamageCard.tsx'
import { DamageOverlay } from './DamageOverlay.tsx'
import { damagesSkeleton } from './damages-skeleton.ts'
import { ReportDamageBlock } from './ReportDamageBlock.tsx'
import { ReportedDamage } from './ReportedDamage.tsx'
import { useDamageDocuments } from './use-damage-documents.ts'
import { useReportedDamages } from './use-reported-damages.ts'

/** Cards are side by side if their text fits. */
const damageCardGridCss = {
  gap: { base: '4', md: '6' },
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(440px, 100%), 1fr))',
}

/** All damage reports, newest first, with a link to report a damage (DAMAGE). */
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
