import { Toaster as ChakraToaster, createToaster, Toast } from '@chakra-ui/react'
import { Button } from './button/Button.tsx'
import { IconButton } from './button/IconButton.tsx'
import { Icon } from './icon/Icon.tsx'
import { useWords } from './words/words.ts'

const toaster = createToaster({ placement: 'bottom-end', duration: 6000, max: 3, pauseOnPageIdle: true })

interface Message {
  text: string
  status?: 'good' | 'bad'
  /** One thing that can be done about it. */
  action?: { label: string; onPress: () => void }
}

/** Tells that something has been done, without standing in the way. What must be acted on belongs in a notice. */
export function notify({ text, status = 'good', action }: Message): void {
  toaster.create({
    description: text,
    type: status === 'good' ? 'success' : 'error',
    ...(action ? { action: { label: action.label, onClick: action.onPress } } : {}),
  })
}

const box = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  bg: 'ink',
  color: '#fff',
  rounded: 'card',
  shadow: 'float',
  py: '2',
  pl: '4',
  pr: '1',
  w: 'min(440px, calc(100vw - 32px))',
  '& :focus-visible': { outlineColor: '#fff' },
  translate: 'var(--x) var(--y)',
  opacity: 'var(--opacity)',
  transition: 'translate .2s ease-out, opacity .2s ease-out',
}

/** The place of the messages; the shell shows it once. */
export function Toaster() {
  const word = useWords()
  return (
    <ChakraToaster toaster={toaster} insetInline={{ mdDown: '4' }} zIndex={60}>
      {(toast) => (
        <Toast.Root css={box} unstyled>
          <Icon name={toast.type === 'error' ? 'warning' : 'check'} />
          <Toast.Description flex="1" py="1.5">
            {toast.description}
          </Toast.Description>
          {toast.action && (
            <Toast.ActionTrigger asChild>
              <Button kind="quiet" small color="inherit">
                {toast.action.label}
              </Button>
            </Toast.ActionTrigger>
          )}
          <Toast.CloseTrigger asChild>
            <IconButton icon="close" label={word('close')} color="inherit" _hover={{ bg: 'transparent' }} />
          </Toast.CloseTrigger>
        </Toast.Root>
      )}
    </ChakraToaster>
  )
}
