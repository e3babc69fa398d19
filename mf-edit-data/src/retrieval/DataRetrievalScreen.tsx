import { type DataRetrievalResult, getDataRetrieval } from '@portal/contract/data-retrieval'
import { ApiError } from '@portal/contract/error'
import { useCurrentData, usePortal } from '@portal/remote-kit'
import { useLocation } from '@portal/remote-kit/router'
import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import { Button, ButtonLink, Card, EmptyState, ErrorPanel, Flex, Folder, Heading, Mug } from '@portal/ui'
import { useEffect, useState } from 'react'
import { formSkeleton } from '../shared/edit-skeletons.ts'
import { RetrievalConsentText } from '../shared/retrieval/RetrievalConsentText.tsx'
import { clearRetrievalConsent, hasRetrievalConsent } from '../shared/retrieval/retrieval-consent.ts'
import {
  buildRetrievalPath,
  parseRetrievalRequest,
  type RetrievalRequest,
} from '../shared/retrieval/retrieval-url.ts'
import { useText } from '../texts.ts'
import { BackToDataLink } from './BackToDataLink.tsx'
import { RunningRetrieval } from './RunningRetrieval.tsx'

interface RetrievalConsentPageProps {
  partner: boolean
  onYes: () => void
}

/** Page that asks for consent before a retrieval, for customers who open the URL directly (RETRIEVE-05). */
function RetrievalConsentPage({ partner, onYes }: RetrievalConsentPageProps) {
  const text = useText()
  return (
    <Card>
      <Heading level={2} mb="3">
        {text(partner ? 'retrieve_ask_partner' : 'retrieve_ask_mine')}
      </Heading>
      <RetrievalConsentText partner={partner} />
      <Flex gap="3" wrap="wrap" mt="6">
        <Button onClick={onYes}>{text('retrieve_yes')}</Button>
        <ButtonLink kind="secondary" href="/editInfo">
          {text('no')}
        </ButtonLink>
      </Flex>
    </Card>
  )
}

interface StoredRetrievalResultProps {
  attempt: string
  /** Whether the URL is for the partner's data; used if the server does not know the retrieval. */
  partner: boolean
  onAgain: () => void
}

/** Result of a retrieval as stored on the server (RETRIEVE-06). */
function StoredRetrievalResult({ attempt, partner, onAgain }: StoredRetrievalResultProps) {
  const { queries } = usePortal()
  const read = useCurrentData(getDataRetrieval, { params: { id: attempt } })
  const known = read.data?.data
  const succeeded = known?.result === 'success'
  useEffect(() => {
    if (succeeded)
      void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== getDataRetrieval.key })
  }, [succeeded, queries])
  if (read.isPending) return <ScreenSkeleton of={formSkeleton} />
  if (read.error instanceof ApiError && read.error.status === 404)
    return <RetrievalConsentPage partner={partner} onYes={onAgain} />
  return (
    <RetrievalResultNotice
      result={known?.result ?? 'unknown'}
      partner={known?.partner ?? partner}
      onAgain={onAgain}
      onRefresh={() => void read.refetch()}
    />
  )
}

/** Screen to retrieve data from its source, on an external page in an iframe (RETRIEVE-06, ROUTE-22). */
export default function DataRetrievalScreen() {
  const request = parseRetrievalRequest(useLocation().search)
  return <RequestedRetrieval key={`${request.type} ${request.partner}`} {...request} />
}

/** Asks for consent, runs the retrieval and shows the result. Shows a cancelled retrieval without asking the server. */
function RequestedRetrieval({ type, partner, attempt }: RetrievalRequest) {
  const { navigate } = usePortal()
  const path = buildRetrievalPath(partner, type)
  const [round, setRound] = useState(() => (hasRetrievalConsent(path) ? 1 : 0))
  const [ended, setEnded] = useState<'cancel' | 'unknown' | null>(null)
  useEffect(clearRetrievalConsent, [])

  const beginDataRetrieval = () => {
    setEnded(null)
    setRound(round + 1)
    if (attempt) navigate(path, { replace: true })
  }
  const endRetrieval = (begun: string | null) => {
    if (begun) navigate(buildRetrievalPath(partner, type, begun), { replace: true })
    else setEnded('unknown')
  }
  if (ended) return <RetrievalResultNotice result={ended} partner={partner} onAgain={beginDataRetrieval} />
  if (attempt)
    return <StoredRetrievalResult attempt={attempt} partner={partner} onAgain={beginDataRetrieval} />
  if (round === 0) return <RetrievalConsentPage partner={partner} onYes={beginDataRetrieval} />
  return (
    <RunningRetrieval
      key={round}
      type={type}
      partner={partner}
      onEnd={endRetrieval}
      onStop={() => setEnded('cancel')}
    />
  )
}

interface RetrievalResultNoticeProps {
  /** Result of the retrieval; 'unknown' if the server does not know it. */
  result: DataRetrievalResult | 'unknown'
  partner: boolean
  onAgain: () => void
  /** Asks the server for the result again. */
  onRefresh?: () => void
}

/** Notice with the result of a retrieval, and possible next steps. */
function RetrievalResultNotice({ result, partner, onAgain, onRefresh }: RetrievalResultNoticeProps) {
  const text = useText()
  if (result === 'success')
    return (
      <Card role="status">
        <EmptyState
          title={text(partner ? 'retrieve_success_partner' : 'retrieve_success')}
          illustration={<Folder />}
          action={<BackToDataLink />}
        >
          {text('retrieve_success_text')}
        </EmptyState>
      </Card>
    )
  if (result === 'failure' || result === 'unknown')
    return (
      <Card>
        <ErrorPanel
          title={text(`retrieve_${result}`)}
          onRetry={(result === 'unknown' && onRefresh) || onAgain}
        >
          {text(`retrieve_${result}_text`)}
        </ErrorPanel>
        <Flex justify="center">
          <BackToDataLink />
        </Flex>
      </Card>
    )
  return (
    <Card role="status">
      <EmptyState title={text('retrieve_cancel')} illustration={<Mug />} action={<BackToDataLink />}>
        {text('retrieve_cancel_text')}
      </EmptyState>
      <Flex justify="center">
        <Button kind="quiet" small onClick={onAgain}>
          {text('retrieve_again')}
        </Button>
      </Flex>
    </Card>
  )
}
