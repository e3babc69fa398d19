import * as ui from '../index.ts'

export default { title: 'Design system/Status' }

const exampleSteps = ['One', 'Two', 'Three', 'Four'].map((title) => ({ title }))

export const Badge = () => (
  <ui.Flex gap="3" wrap="wrap" align="center">
    <ui.Badge status="good">Good</ui.Badge>
    <ui.Badge status="warn">Attention</ui.Badge>
    <ui.Badge status="bad">Problem</ui.Badge>
    <ui.Badge icon="clock">Neutral</ui.Badge>
    <ui.Badge status="plain">Plain</ui.Badge>
  </ui.Flex>
)

export const CountBadge = () => <ui.CountBadge count={12} />

export const EmptyState = () => (
  <ui.EmptyState title="Nothing new" action={<ui.Button kind="secondary">Write</ui.Button>}>
    Here you will find your messages.
  </ui.EmptyState>
)

export const ErrorPanel = () => <ui.ErrorPanel onRetry={() => {}} />

export const Notice = () => (
  <ui.Page>
    <ui.Notice>Information</ui.Notice>
    <ui.Notice status="good">Done</ui.Notice>
    <ui.Notice status="warn">Attention</ui.Notice>
    <ui.Notice status="bad">Problem</ui.Notice>
  </ui.Page>
)

export const ProgressBar = () => <ui.ProgressBar share={0.4} label="40%" />

export const Skeleton = () => <ui.Skeleton w="40%" h="48px" />

export const Loading = () => (
  <ui.Loading>
    <ui.Skeleton w="60%" h="24px" mb="4" />
    <ui.Skeleton w="80%" />
  </ui.Loading>
)

export const Stepper = () => <ui.Stepper label="Progress" steps={exampleSteps} current={2} />
