import { usePermissions } from '@portal/remote-kit'
import { Button, ButtonLink, chakra, Flex, Link, Text } from '@portal/ui'
import { useId, useState } from 'react'
import { useText } from '../../texts.ts'
import type { NextStep } from './choose-next-step.ts'
import { DueBadge } from './DueBadge.tsx'
import { NextStepSentence, type NextStepSpeaker } from './NextStepSentence.tsx'
import { useStepPath } from './use-step-path.ts'

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
