import { Heading, Text } from '@portal/ui'

interface Props {
  title: string
  intro?: string
}

/** Title of a form, with what it is for. */
export function FormHead({ title, intro }: Props) {
  return (
    <header>
      <Heading level={1} tabIndex={-1}>
        {title}
      </Heading>
      {intro && (
        <Text color="ink2" mt="2">
          {intro}
        </Text>
      )}
    </header>
  )
}
