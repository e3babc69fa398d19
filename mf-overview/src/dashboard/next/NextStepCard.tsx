import { formatDate } from '@portal/domain/format/date'
import { getUrgency, type ToDo } from '@portal/domain/to-do/to-do'
import { useLanguage, usePermissions } from '@portal/remote-kit'
import { toTenantDay } from '@portal/time/clock'
import { Badge, Box, Button, ButtonLink, chakra, Flex, Link, Text } from '@portal/ui'
import { useId, useState } from 'react'
import { createItemPath } from '../../shared/create-item-path.ts'
import { Message, useText } from '../../texts.ts'
import type { NextStep } from './choose-next-step.ts'

const appendItemId = (path: string | null, id: string | number | null, more = {}) =>
  path && id !== null ? createItemPath(path, id, more) : path

/**
 * Path of the screen where a step is done. If that screen is not available, the path of the contact form; null if the
 * contact form is not available either.
 */
function useStepPath(step: NextStep): string | null {
  const { pathOf } = usePermissions()
  const getStepPath = (): string | null => {
    switch (step.kind) {
      case 'document':
        return appendItemId(pathOf('hypotheek'), step.first.of)
      case 'damage':
        return appendItemId(pathOf('schades'), step.first.of)
      case 'task':
        return appendItemId(pathOf('taken'), step.first.id)
      case 'answer':
        return appendItemId(pathOf('berichten'), `note-${step.first.id}`)
      case 'messages':
        return pathOf('berichten')
      case 'rate':
        return appendItemId(pathOf('hypotheek'), step.mortgage, { rente: step.on })
      case 'figures':
      case 'begin':
        return pathOf('editInfo')
      default:
        return null
    }
  }
  return getStepPath() ?? pathOf('contact')
}

/** Badge of an item that is overdue or due today. Renders nothing otherwise. */
function DueBadge({ toDo }: { toDo: ToDo }) {
  const text = useText()
  const { language } = useLanguage()
  const urgency = getUrgency(toDo, toTenantDay(new Date()))
  if (urgency !== 'overdue' && urgency !== 'today') return null
  return (
    <Box>
      {urgency === 'overdue' ? (
        <Badge status="bad" icon="warning">
          {text('next_late', { date: formatDate(toDo.due, language) ?? '' })}
        </Badge>
      ) : (
        <Badge status="warn">{text('next_today')}</Badge>
      )}
    </Box>
  )
}

const nextStepSentenceCss = {
  fontSize: { base: '1.25rem', md: '1.375rem' },
  lineHeight: { base: '1.75rem', md: '2rem' },
  maxW: '32em',
}
const iconByStepKind = {
  document: 'upload',
  damage: 'upload',
  task: 'task',
  answer: 'reply',
  messages: 'mail',
  figures: 'edit',
  rate: 'key',
  begin: 'edit',
  none: 'chat',
} as const
const stepsWithoutExplanation = ['none', 'messages']
const explanationLinkCss = {
  minH: '44px',
  color: 'link',
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: '4px',
  textDecorationThickness: '1px',
  _print: { display: 'none' },
}

type ExplainedStepKind = Exclude<NextStep['kind'], 'none' | 'messages' | 'unknown'>

interface NextStepCardProps {
  step: NextStep
  by: NextStepSpeaker
  greeting: string | null
  onRetry: () => void
}

export function NextStepCard({ step, by, greeting, onRetry }: NextStepCardProps) {
  const text = useText()
  const { pathOf } = usePermissions()
  const href = useStepPath(step)
  const [open, setOpen] = useState(false)
  const id = useId()
  if (step.kind === 'unknown')
    return (
      <>
        <Text css={nextStepSentenceCss} role="alert">
          <NextStepSentence step={step} by={by} />
        </Text>
        <Button kind="secondary" icon="retry" justifySelf="start" mt="1" onClick={onRetry}>
          {text('next_unknown_go')}
        </Button>
      </>
    )
  const withReason = !stepsWithoutExplanation.includes(step.kind)
  return (
    <>
      <Text css={nextStepSentenceCss}>
        {greeting && <span>{`${greeting}.`}</span>} <NextStepSentence step={step} by={by} />
      </Text>
      {'first' in step && <DueBadge toDo={step.first} />}
      <Flex gap="0 20px" wrap="wrap" align="center" mt="1">
        {href && (
          <ButtonLink
            kind={step.kind === 'none' ? 'secondary' : 'primary'}
            href={href}
            icon={iconByStepKind[step.kind]}
          >
            {text(`next_${step.kind}_go`)}
          </ButtonLink>
        )}
        {withReason && (
          <chakra.button
            type="button"
            css={explanationLinkCss}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            {text('next_why')}
          </chakra.button>
        )}
        {'toDo' in step && step.toDo > 1 && (
          <Link href={pathOf('taken') ?? '/taken'} fontWeight={600}>
            {text('next_all', { count: step.toDo })}
          </Link>
        )}
      </Flex>
      {withReason && (
        <Text id={id} role="status" color="ink2" maxW="44em">
          {open && text(`next_${step.kind as ExplainedStepKind}_why`, { by })}
        </Text>
      )}
    </>
  )
}

/** Who speaks in the sentence: the adviser ('I') or the tenant ('we'). */
type NextStepSpeaker = 'adviser' | 'tenant'

interface NextStepSentenceProps {
  step: NextStep
  by: NextStepSpeaker
}

/**
 * React elements for the bold placeholders of the sentence. Placeholder 1 contains the tenant's own text, which is
 * Dutch.
 */
const boldElementsByPlaceholder = {
  0: <chakra.b fontWeight={600} />,
  1: <chakra.b fontWeight={600} lang="nl" />,
}

function NextStepSentence({ step, by }: NextStepSentenceProps) {
  const { language } = useLanguage()
  const formatDay = (day: string) => formatDate(day, language) ?? day
  const renderSentence = (values = {}) => (
    <Message id={`next_${step.kind}`} values={{ by, ...values }} components={boldElementsByPlaceholder} />
  )
  switch (step.kind) {
    case 'document':
    case 'damage':
    case 'task':
    case 'answer':
      return renderSentence({ name: step.first.title })
    case 'messages':
      return renderSentence({ count: step.count })
    case 'figures':
      return renderSentence({ date: formatDay(step.since) })
    case 'rate':
      return renderSentence({ date: formatDay(step.on) })
    case 'begin':
    case 'none':
    case 'unknown':
      return renderSentence()
  }
}
