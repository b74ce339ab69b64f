import { mount } from 'svelte'
import App from './App.svelte'
import { theme } from './styles/theme.svelte'
import { language } from './words/language.svelte'
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/look.css'
import './styles/page.css'

theme.show()
document.documentElement.lang = language.current

const target = document.getElementById('page')
if (target) mount(App, { target })
