import { useTenant } from '@portal/remote-kit'
import { Amount, Box, Flex, Icon, Link, Text } from '@portal/ui'
import { useText } from '../texts.ts'

/** On the table's edge: whom to call when it does not work. */
export function HelpLine() {
  const text = useText()
  const office = useTenant()?.offices?.find(({ phone }) => phone)
  return (
    <Flex
      bg="table"
      borderTopWidth="2px"
      borderColor="stroke"
      px={{ base: '4', md: '8', xl: '16' }}
      py={{ base: '3', md: '5' }}
      minH={{ base: '14px', md: '96px' }}
      gap="3.5"
      align="center"
    >
      {office?.phone && (
        <>
          <Box
            bg="#fff"
            color="link"
            rounded="full"
            boxSize="48px"
            display="grid"
            placeItems="center"
            flex="none"
          >
            <Icon name="phone" />
          </Box>
          <Box minW="0">
            <Text fontWeight={600}>{text('login_help')}</Text>
            <Text>
              {text('login_help_call')}{' '}
              <Link href={`tel:${office.phone.replace(/[^+\d]/g, '')}`} display="inline-block" py="1">
                <Amount>{office.phone}</Amount>
              </Link>
            </Text>
          </Box>
        </>
      )}
    </Flex>
  )
}
