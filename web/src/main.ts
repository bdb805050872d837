import "./look/tokens.css";
import "./look/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { watchKeyboard } from "./keyboard";
import { openRouter } from "./router.svelte";
import { openSettings, settings } from "./settings.svelte";
import { speak } from "./words/words.svelte";

openSettings();
watchKeyboard();
// Screens and words are fetched side by side; the page appears when both are there.
await Promise.all([speak(settings().language), openRouter()]);
mount(App, { target: document.body });
