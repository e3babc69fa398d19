import { customerFileSubjects } from '@portal/contract/household'
import { Box, Heading, Text } from '@portal/ui'
import { SelectField } from '@portal/ui/select-field'
import { useHouseholdText } from './use-household-text.ts'

const rightsColumnsCss = { base: 'minmax(0,1fr)', md: 'repeat(2, minmax(0,1fr))' }

/** Fields to choose the rights to each part of the customer's file; none by default. */
export function RightsFields() {
  const text = useHouseholdText()
  const options = (['nothing', 'read', 'change'] as const).map((value) => ({
    value,
    label: text(`right_${value}`),
  }))
  return (
    <section>
      <Heading level={3} textStyle="body">
        {text('rights')}
      </Heading>
      <Text color="ink2" mt="1" mb="4">
        {text('rights_hint')}
      </Text>
      <Box display="grid" gap="4" gridTemplateColumns={rightsColumnsCss}>
        {customerFileSubjects.map((subject) => (
          <SelectField
            key={subject}
            name={`rights.${subject}`}
            label={text(`subject_${subject}`)}
            options={options}
          />
        ))}
      </Box>
    </section>
  )
}
