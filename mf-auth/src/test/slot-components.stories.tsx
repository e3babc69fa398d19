import { createSlotStories } from '@portal/remote-kit-build/slot-story'
import config from '../../remote.config.ts'
import { texts } from '../texts.ts'
import { views } from '../views.tsx'

const createStory = createSlotStories({ config, texts, views })

export default { title: 'Slot components/mf-auth' }

export const accounts = createStory('accounts')
