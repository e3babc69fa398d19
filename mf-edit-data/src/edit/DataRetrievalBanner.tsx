import { getCustomer } from '@portal/contract/customer'
import { getFamily } from '@portal/contract/family'
import { formatDate } from '@portal/domain/format/date'
import { formatTime, toDayInDutchTimeZone } from '@portal/domain/format/date-time'
import { useCurrentData, useLanguage, usePortal } from '@portal/remote-kit'
import { LazyConfirmDialog } from '@portal/remote-kit/confirm'
import { Box, Button, chakra, Flex, Heading, Icon, Text } from '@portal/ui'
import { useState } from 'react'
import { RetrievalConsentText } from '../shared/retrieval/RetrievalConsentText.tsx'
import { recordRetrievalConsent } from '../shared/retrieval/retrieval-consent.ts'
import { buildRetrievalPath } from '../shared/retrieval/retrieval-url.ts'
import { useText } from '../texts.ts'

type RetrievalOwner = 'mine' | 'partner'

const retrievalBannerCss = {
  bg: 'surface',
  rounded: 'card',
  mb: { base: '5', lg: '8' },
  '& summary': {
    display: 'grid',
    gridTemplateColumns: '24px minmax(0,1fr)',
    columnGap: '3',
    alignItems: 'center',
    minH: '44px',
    px: { base: '4', md: '6' },
    py: '3',
    listStyle: 'none',
    cursor: 'pointer',
    rounded: 'card',
    '&::-webkit-details-marker': { display: 'none' },
    '& > p': { gridColumn: '2' },
  },
  '& details[open] > summary > svg': { transform: 'rotate(180deg)' },
}
const retrievalBannerContentCss = {
  px: { base: '4', md: '6' },
  pb: { base: '4', md: '6' },
  display: 'grid',
  gap: '4',
}

/**
 * Banner with the date of the last data retrieval; expands to an explanation and a link (RETRIEVE-01 … RETRIEVE-05).
 */
export function DataRetrievalBanner() {
  const text = useText()
  const { navigate } = usePortal()
  const { language } = useLanguage()
  const customer = useCurrentData(getCustomer).data?.data
  const hasPartner = Boolean(useCurrentData(getFamily).data?.data.partner)
  const [asking, setAsking] = useState<RetrievalOwner | null>(null)
  if (!customer) return null
  const last = customer.last_submitted_portal_invitation_date
  const isMoment = last?.includes('T') ?? false
  const date = formatDate(isMoment ? toDayInDutchTimeZone(last) : last, language)
  const time = isMoment ? formatTime(last, language) : null
  const when =
    date && time ? text('retrieve_last_time', { date, time }) : date && text('retrieve_last', { date })
  return (
    <chakra.aside css={retrievalBannerCss} aria-label={text('retrieve_title')}>
      <details>
        <summary>
          <Icon name="chevron-down" />
          <Heading level={2} textStyle="subsection">
            {text('retrieve_title')}
          </Heading>
          <Text textStyle="meta" color="ink2">
            {when ?? text('retrieve_never')}
          </Text>
        </summary>
        <Box css={retrievalBannerContentCss}>
          <Text>{text('retrieve_text')}</Text>
          <Flex wrap="wrap" gap="3">
            <Button kind="secondary" small onClick={() => setAsking('mine')}>
              {text('retrieve_mine')}
            </Button>
            {hasPartner && (
              <Button kind="secondary" small onClick={() => setAsking('partner')}>
                {text('retrieve_partner')}
              </Button>
            )}
          </Flex>
        </Box>
      </details>
      {asking && (
        <LazyConfirmDialog
          open
          kind="primary"
          title={text(asking === 'mine' ? 'retrieve_ask_mine' : 'retrieve_ask_partner')}
          confirm={text('retrieve_yes')}
          cancel={text('no')}
          onConfirm={() => {
            setAsking(null)
            const path = buildRetrievalPath(asking === 'partner')
            recordRetrievalConsent(path)
            navigate(path)
          }}
          onCancel={() => setAsking(null)}
        >
          <RetrievalConsentText partner={asking === 'partner'} />
        </LazyConfirmDialog>
      )}
    </chakra.aside>
  )
}
