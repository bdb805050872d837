### Every sentence in French, as it is spoken in Canada and Acadia.
###
### The words are those of GLOSSARY.md. Say “vous” or use infinitives; nothing may agree with a
### person (« a quitté la table », never « est parti »), and a name stands as the subject or after
### à, pour, contre, never after de or que. All suits and “atout” are masculine.
### A no-break space stands before : and inside « »; none before ? ! ; (a test looks at this).
### A long sentence may go on in the next line: a line break counts as a blank.

## Small words

list-and = { $first } et { $last }
list-or = { $first } ou { $last }
list-then = { $first }, puis { $last }

# $n is a number of things; “un” is for masculine ones, the feminine is said where it is needed.
number = { $n ->
    [0] aucun
    [1] un
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
    [10] dix
    [11] onze
    [12] douze
    [13] treize
    [14] quatorze
   *[other] { $n }
 }
number-cards = { $n ->
    [one] une carte
   *[other] { number } cartes
 }
count-range = { $least } à { $most }

words-lacking = Il n’y a pas encore de mots pour « { $key } ».

## Cards
## $r is a rank: A, K, Q, J, a number from 2 to 10, RJ or BJ; $s is a suit: C, D, H, S.

rank = { $r ->
    [A] as
    [K] roi
    [Q] dame
    [J] valet
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
    [10] dix
   *[other] joker
 }
suit = { $s ->
    [C] trèfle
    [D] carreau
    [H] cœur
   *[S] pique
 }
card-bare = { $r ->
    [RJ] joker
    [BJ] joker noir
   *[other] { rank } de { suit }
 }
card-the = { $r ->
    [A] l’{ card-bare }
    [Q] la { card-bare }
   *[other] le { card-bare }
 }
card-of = { $r ->
    [A] de l’{ card-bare }
    [Q] de la { card-bare }
   *[other] du { card-bare }
 }
# The letter in the corner of the card; A K Q J is also usual, and a setting.
card-letter = { $r ->
    [K] R
    [Q] D
    [J] V
   *[other] { $r }
 }
card-joker = { $r ->
    [BJ] ☆Joker
   *[RJ] ★Joker
 }

## Refusals
## $card1, $card2 ... are the cards that a refusal speaks of (where a card was led, that is the
## first), $suit1, $suit2 ... their suits; $others lists all the cards but the first.

must-follow-or-trump = { $suit1 } demandé, et vous avez { $others } : jouez { $suit1 } ou atout.
must-trump-if-void = { $suit1 } demandé, et vous n’en avez pas : il faut couper avec un atout, et vous avez { $others }.
must-play-trump = Atout demandé ({ $card1 }), et vous avez { $others } : jouez un atout.
must-trump-on-ace-of-hearts = L’as de cœur est demandé : on ne peut retenir aucun atout. Vous avez { $others } : jouez un atout.
must-play-heart = L’as de cœur est demandé. Vous n’avez pas d’atout, mais vous avez { $others } : jouez cœur.

keep-at-most = { $least ->
    [1] Vous pouvez garder { $most } cartes au plus : jetez-en au moins une.
   *[other] Vous pouvez garder { $most } cartes au plus : jetez-en au moins { $least }.
 }
keep-at-least = { $most ->
    [0] Il faut garder toutes vos cartes.
    [1] Il faut garder au moins { $keep } de vos cartes : jetez-en une au plus.
   *[other] Il faut garder au moins { $keep } de vos cartes : jetez-en { $most } au plus.
 }

call-not-the-five = On ne peut pas appeler le cinq d’atout. Pour jouer sans partenaire, dites-le.
call-outranks-hand = { $card1 } bat toutes vos cartes : on ne peut appeler qu’une carte plus faible que { $card2 }.

booked-not-played = Ici, on ne demande pas « Rien que de l’atout? ».
booked-opponents-only = « Rien que de l’atout? » se demande aux adversaires seulement.
booked-before-the-trick = « Rien que de l’atout? » se demande avant la première carte d’une levée.
booked-once = Vous avez déjà posé cette question à cette personne dans cette brasse.

not-your-turn = Ce n’est pas votre tour.
not-now = Cela ne peut pas se faire maintenant.
no-such-seat = Il n’y a pas de place pareille à cette table.
deal-is-over = Cette brasse est finie.
card-not-held = Vous n’avez pas { $card1 }.

cut-leaves-cards = Levez au moins une carte et au plus { $most }.
packets-not-allowed = Ici, on ne brasse pas par paquets pareils.

turned-ace-must-be-taken = Il faut prendre l’as tourné.
throw-a-dealt-card = Vous venez de prendre { $card1 } : jetez une carte que vous avez reçue quand on a brassé.
no-turn-up-to-rob = Il n’y a pas de carte tournée à prendre.
must-rob-first = Vous avez l’as d’atout : prenez la carte tournée avant de jouer.
rob-too-late = On prend la carte tournée à son tour dans la première levée, avant d’y jouer.
rob-needs-the-ace = Seul l’as d’atout peut prendre { $card1 }.
rob-not-the-ace-itself = C’est avec { $card1 } que vous prenez la carte tournée : jetez une autre carte.
rob-decline-not-here = Dans ce jeu, il n’y a rien à dire : jouez, et la carte tournée reste là.
beg-not-now = Pour réserver, il faut le roi d’atout sans l’as, un jeu où cela se joue, et que personne ne l’ait fait avant vous.

cards-already-seen = Vous avez déjà regardé vos cartes.
look-first = Regardez d’abord vos cartes, ou misez « trente pour soixante » sans voir.
blind-too-low = Quelqu’un a misé 30 : on ne peut plus miser sans voir. Regardez vos cartes.
# $bid and $standing are bids, $minimum and $step numbers.
bid-higher = Il faut miser plus que { $standing }, ou passer.
bid-at-least = La plus petite mise de votre équipe est { $minimum }.
bid-step-too-large = Après { $standing }, on peut monter de { $step } au plus.
bid-not-in-this-game = On ne mise pas { $bid } dans ce jeu.
hold-only-dealer = On ne peut pas tenir cette mise : seule la personne qui brasse peut tenir, là où cela se joue.
nothing-to-hold = Personne n’a encore misé : il n’y a rien à tenir.
slam-not-now = On ne peut pas annoncer de chelem maintenant.

bidder-names-trump = C’est à la personne qui a la mise de choisir l’atout.
kitty-first = Regardez le kitty avant de choisir l’atout.
kitty-not-yet = On ne peut pas regarder le kitty maintenant.
name-needs-a-trump = Il faut avoir un atout de la sorte qu’on choisit.
name-a-kitty-suit = Le kitty remplace votre jeu : choisissez une sorte qui s’y trouve.
raise-too-late = On ne peut pas monter à 30 maintenant.
go-on-kitty-not-now = On ne peut pas aller au kitty maintenant.
go-on-top-card-not-now = On ne peut pas aller sur la carte du dessus maintenant.
top-card-is-kept = Il faut garder la carte qui a fixé l’atout.

stub-needs-the-ace = Seul l’as d’atout peut tourner les cartes du reste du paquet.
stub-card-must-stay = On ne peut pas donner { $card1 } pour l’atout tourné.
leader-bidder-or-left = Seule la personne qui a la mise, ou celle à sa gauche, peut commencer.

call-not-in-pack = { $card1 } n’est pas dans ce paquet.
called-card-is-due = La carte appelée, { $card1 }, doit être jouée dans cette levée.

fold-before-the-trick = On se retire seulement avant la première carte d’une levée.
fold-only-to-booked = On se retire seulement devant une personne qui n’a que de l’atout.
already-folded = Votre équipe s’est déjà retirée.

## Why a computer player does what it does
## $card1, $card2 are the cards concerned.

why-only-card = { $card1 } est la seule carte qu’on peut jouer.
why-lead-best-trump = { $card1 } est le meilleur atout en main et fait tomber ceux des autres.
why-lead-top-trump = Personne d’autre ne peut avoir un meilleur atout que { $card1 } : il gagne la levée et fait tomber les atouts des autres.
why-lead-sure-trump = Personne d’autre ne peut avoir un meilleur atout que { $card1 } : il gagne la levée.
why-lead-trump = On commence par { $card1 } pour faire tomber des atouts.
why-lead-trump-defending = On commence par { $card1 } : la levée est possible, ou bien un meilleur atout tombe.
why-lead-low-five-out = Quelqu’un peut encore avoir { $card2 } : on garde les atouts et on commence par { $card1 }.
why-lead-plain = On commence par { $card1 } et on garde les atouts.
why-lead-best-of-suit = Personne ne peut avoir mieux que { $card1 } dans cette sorte.
why-lead-weak = { $card1 } ne coûte pas cher pour commencer.
why-partner-has-it = La levée est déjà à l’équipe : { $card1 } suffit.
why-partner-has-it-so-far = Pour l’instant, la levée est à l’équipe : { $card1 } suffit.
why-bidder-lacks-it = Pour l’instant, la mise n’a pas cette levée : { $card1 } suffit.
why-throw-weakest = Aucune carte permise ne gagne cette levée : { $card1 } s’en va.
why-cannot-win = Aucune carte permise ne gagne cette levée : la moins utile s’en va, { $card1 }.
why-save = Cette levée coûterait trop cher : { $card1 } s’en va.
why-take-cheaply = { $card1 } est la plus petite carte qui gagne la levée pour l’instant.
why-takes-for-now = { $card1 } gagne la levée pour l’instant.
why-cheapest-winner = { $card1 } est la plus petite carte qui gagne la levée à coup sûr.
why-sure-winner = { $card1 } gagne la levée à coup sûr; une plus petite ne suffirait pas.
why-sure = { $card1 } gagne la levée à coup sûr.
why-look = On mise mieux quand on a vu ses cartes.
why-bid = Les cartes promettent autant de points.
why-bid-thirty = Les cartes promettent toutes les levées.
why-gamble = Toutes les levées ou rien : je me sens en veine.
why-hold = Les cartes valent cette mise.
why-pass = Les cartes ne promettent pas assez.
why-pass-partner = L’équipe a déjà la mise, et peut la garder.
why-raise = Les cartes promettent toutes les levées.
why-go-on-kitty = Ces cartes sont si pauvres que d’autres ont des chances d’être meilleures.
why-on-kitty = Le jeu est si pauvre que le kitty a des chances d’être meilleur.
why-top-card = Le kitty est pauvre aussi : que la carte du dessus décide.
why-see-kitty = On peut regarder le kitty avant de choisir l’atout.
why-best-suit = C’est la sorte qui promet le plus.
why-name = Des sortes qu’on peut choisir, c’est la plus forte du jeu.
why-keep-trumps = On garde les atouts, et on jette les moins bonnes des autres cartes.
why-no-trump-to-keep = Il n’y a pas d’atout à garder : on jette autant de cartes qu’on peut.
why-throw-trumps = Il faut jeter tant de cartes qu’un atout s’en va aussi.
why-keep-all = Toutes ces cartes valent la peine d’être gardées.
why-throw-worst = { $card1 } est la plus faible carte du jeu.
why-take-turned = La carte tournée vaut mieux que { $card1 }.
why-take-ace = L’as vaut mieux que { $card1 }.
why-call = { $card1 } est le meilleur atout qu’on peut appeler et que quelqu’un d’autre peut avoir.
why-alone = Aucun atout ne vaut la peine d’être appelé.
why-turn-stub = L’as d’atout peut aller chercher un autre atout.
why-swap = { $card1 } vaut mieux que { $card2 }.
why-leave-stub = { $card1 } ne vaut pas mieux que les cartes du jeu.
why-lead-myself = Une levée sûre se joue tout de suite.
why-play-last = Il vaut mieux ne pas commencer.
why-lead-first = Qui a choisi l’atout commence, et fait tomber les atouts tout de suite.
why-rob = { $card1 } améliore le jeu.
why-rob-saves-ace = En prenant la carte tournée, on garde à l’as d’atout son rang.
why-beg = La carte tournée vaut bien une carte mise de côté.

## Rules that cannot be played together

auction-or-turn-up = L’atout est choisi par l’équipe qui a la mise, ou bien une carte est tournée : l’un ou l’autre.
auction-needs-naming-and-exchange = Miser va avec choisir l’atout et jeter des cartes; l’un ne va pas sans les autres.
kitty-needs-auction = Sans mise, il n’y a personne pour prendre le kitty ou les cartes cachées.
calling-needs-auction = Pour appeler une carte, il faut avoir la mise : ce jeu-ci se joue sans mise.
privilege-needs-auction = L’as d’atout ne tourne les cartes du reste du paquet que dans les jeux à la mise.
lead-needs-bidder = Sans mise, c’est toujours à gauche de la personne qui brasse qu’on commence.
limits-need-bidder = Sans mise, le pointage ne peut pas être bloqué ni plafonné.
bid-out-needs-auction = Sans mise, on ne peut pas exiger une mise pour finir la partie.
bidder-set-needs-bidder = Sans mise, une renonce ne peut pas faire manquer la mise.
trick-order-needs-no-auction = On compte levée par levée seulement dans les jeux sans mise.
partners-win-needs-calling = Pour gagner à deux, il faut un jeu où l’on appelle une carte.
jin-needs-no-auction = Le jin se joue seulement dans les jeux sans mise.
kitty-gone-nothing-to-go-on = Sans kitty, on ne peut pas aller au kitty.
top-card-needs-going-on-kitty = On va au kitty avant d’aller sur la carte du dessus : il faut permettre les deux.
booked-needs-known-sides = On ne peut pas demander « Rien que de l’atout? » quand on ne sait pas qui joue avec qui.
lowest-bid-cannot-be-made = Sans levée de dix, une brasse ne vaut que 25 points : on ne peut obliger personne à miser 30 (min_bid_at).
thirty-for-sixty-needs-thirty = Sans levée de dix, une brasse ne vaut que 25 points : le 30 pour 60 n’a pas de sens (thirty_for_sixty=off, ou all_tricks_test=five_tricks).
sixty-for-120-needs-thirty = Sans levée de dix, une brasse ne vaut que 25 points : le 60 pour 120 n’a pas de sens (sixty_for_120=false, ou all_tricks_test=five_tricks).
bell-needs-thirty = Sans levée de dix, une brasse ne vaut que 25 points : aucune mise de 30 ne peut sonner la cloche (bell=false, ou all_tricks_test=five_tricks).
raising-needs-thirty = Sans levée de dix, une brasse ne vaut que 25 points : on ne peut pas monter sa mise à 30 (raise_after_win=false, ou all_tricks_test=five_tricks).
reset-needs-higher-target = Quand il faut 45 points ou moins pour gagner, un pointage de 45 ne peut pas retomber à 0.
pack-too-small = Le paquet est trop petit pour { $players } personnes si l’on brasse ainsi.
stock-too-short = À { $players }, le reste du paquet ne suffit pas pour tout ce qu’on peut piger.
top-card-needs-stock = À { $players }, il ne reste pas assez de cartes pour aller sur la carte du dessus.
sides-do-not-fit = À { $players }, on ne peut pas se placer ainsi : { $sides }.
usual-players-not-allowed = Le nombre habituel de places, { $players }, n’est pas permis.
players-not-allowed = Ce jeu ne se joue pas à { $players }, mais à : { $allowed }.
deal-not-understood = « { $pattern } » ne dit pas comment brasser; écrivez par exemple 3-K3-2.
deal-not-five-cards = Avec { $pattern }, tout le monde ne reçoit pas cinq cartes.
jokers-not-here = Ce jeu ne se joue pas avec ce nombre de jokers ({ $jokers }), mais avec : { $offered }.

## House rules that cannot be had

option-unknown = { $alternatives ->
    [none] Il n’y a pas de règle maison « { $key } »; fortyfives rules { $variant } --options donne celles qu’il y a.
   *[other] Il n’y a pas de règle maison « { $key } »; vouliez-vous dire : { $alternatives }?
 }
option-value-unknown = « { $value } » ne va pas pour { $key }; choisissez : { $alternatives }.
option-has-no-meaning = La règle maison { $key } n’a pas de sens dans le jeu { $variant } : { $needs ->
    [auction] on n’y mise pas.
    [turn_up] on n’y tourne pas de carte pour l’atout.
    [calling] on n’y appelle pas de carte.
    [ace_privilege] il faut ace_privilege=true.
    [lock_at] il faut un pointage bloqué, par exemple lock_at=100.
    [cap] il faut un plafond, par exemple cap=105.
    [jokers] on y joue sans joker.
    [trick_order] il faut both_cross=trick_order.
   *[custom] c’est une coutume d’autres jeux.
 }
option-not-offered-yet = { $key } = { $value } ne peut pas encore se jouer ici; choisissez : { $alternatives }.
trump-from-is-the-game = La façon de fixer l’atout fait le jeu : { $key } reste { $alternatives }; choisissez plutôt un autre jeu.

## House rules: the table and the match
## option-KEY is the name, option-KEY-what says what it decides, option-KEY-VALUE is a value of it.

option-players = Nombre de places
option-players-what = Pour combien de personnes la table est mise.
option-sides = Qui joue avec qui
option-sides-what = Si l’on joue chacun pour soi ou avec des partenaires.
option-sides-alone = chacun pour soi
option-sides-pairs = équipes de deux, partenaires face à face
option-sides-two_threes = deux équipes de trois, une place sur deux
option-target = Points pour gagner
option-target-what = Le pointage qui finit la partie.
option-target-number = { $n } points
option-target_test = Atteindre le pointage
option-target_test-what = S’il faut atteindre ou dépasser le pointage fixé.
option-target_test-reach = l’atteindre suffit
option-target_test-exceed = il faut le dépasser
option-floor = Perdre par le bas
option-floor-what = Le pointage au-dessous duquel une équipe perd tout de suite la partie.
option-floor-none = personne ne perd ainsi
option-floor-number = au-dessous de { $n }, la partie est perdue
option-cutoff = Sortir du jeu
option-cutoff-what = Le pointage auquel une équipe sort du jeu pendant que les autres continuent.
option-cutoff-off = personne ne sort
option-cutoff-number = à { $n } ou moins, on sort
option-max_sets = Perdre par les mises manquées
option-max_sets-what = Combien de mises manquées mettent une équipe hors du jeu.
option-max_sets-off = aucune limite
option-max_sets-number = { $n ->
    [one] dehors après une mise manquée
   *[other] dehors après { $n } mises manquées
 }
option-match = Longueur du match
option-match-what = Si une seule partie décide, ou deux parties sur trois.
option-match-single = une seule partie
option-match-best_of_3 = deux parties sur trois
option-six_player = Le jeu à enjeux
option-six_player-what = Si l’on joue à six pour des enjeux : d’abord deux équipes de trois, puis les trois gagnants chacun pour soi.
option-six_player-none = ne se joue pas
option-six_player-ante = se joue
option-next_game_dealer = Qui brasse à la partie suivante
option-next_game_dealer-what = À qui de brasser en premier à la partie suivante du match.
option-next_game_dealer-left = on continue simplement vers la gauche
option-next_game_dealer-winner = à qui a gagné
option-time_limit = Durée
option-time_limit-what = Combien de temps dure une partie minutée.
option-time_limit-none = sans limite
option-time_limit-number = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
 }
option-time_up = Quand le temps est écoulé
option-time_up-what = Ce que devient la brasse en cours quand le temps est écoulé.
option-time_up-finish_hand = on finit la brasse
option-time_up-stop_at_bell = on arrête au signal

## House rules: pack, deal, kitty and stock

option-jokers = Jokers
option-jokers-what = Combien de jokers il y a dans le paquet.
option-jokers-0 = aucun
option-jokers-1 = un
option-jokers-2 = deux
option-joker_after_midnight = Le joker après minuit
option-joker_after_midnight-what = Si le joker reste dans le paquet entre minuit et six heures du matin.
option-joker_after_midnight-true = il reste
option-joker_after_midnight-false = on l’enlève
option-joker_rank = Rang du joker
option-joker_rank-what = La place du joker parmi les atouts.
option-joker_rank-below_ah = juste sous l’as de cœur
option-joker_rank-below_jack = juste sous le valet d’atout
option-joker_rank-above_five = au-dessus du cinq d’atout
option-kitty_size = Cartes du kitty
option-kitty_size-what = Combien de cartes vont au kitty.
option-kitty_size-0 = pas de kitty
option-kitty_size-3 = trois
option-kitty_size-4 = quatre
option-kitty_size-5 = cinq
option-deal = Paquets
option-deal-what = Par quels paquets on brasse : un nombre va à chaque personne, K au kitty, X à chaque personne, mais caché jusqu’à ce que l’atout soit choisi.
option-first_packet = Le premier paquet
option-first_packet-what = Si la personne qui brasse peut commencer par deux cartes, puis trois.
option-first_packet-fixed = toujours le même
option-first_packet-dealers_choice = au choix de la personne qui brasse
option-kitty_timing = Prendre le kitty
option-kitty_timing-what = Si l’on voit le kitty avant ou après avoir choisi l’atout.
option-kitty_timing-after_naming = après avoir choisi l’atout
option-kitty_timing-before_naming = avant de choisir l’atout
option-four_and_flip = Quatre et une tournée
option-four_and_flip-what = Si l’on peut jeter ses cinq cartes, la cinquième nouvelle étant alors donnée à découvert.
option-four_and_flip-false = ne se joue pas
option-four_and_flip-true = se joue
option-keep_min = Cartes à garder
option-keep_min-what = Combien de cartes il faut garder quand on jette.
option-keep_min-number = { $n ->
    [0] aucune n’est à garder
    [1] au moins une
   *[other] au moins { number }
 }
option-draw_max = Cartes à piger
option-draw_max-what = Combien de cartes une personne peut piger au plus.
option-draw_max-number = { $n ->
    [0] aucune
    [1] une au plus
   *[other] { number } au plus
 }
option-stock_short = Quand le reste du paquet s’épuise
option-stock_short-what = Ce qu’on fait quand le reste du paquet ne suffit pas.
option-stock_short-reshuffle_discards = on brasse les cartes jetées et on les donne
option-stock_short-cap_draw = tout le monde pige moins de cartes
option-stock_short-none = rien : cela n’arrive pas, ou l’on joue avec moins de cartes
option-stock_short-last_players_short = les dernières places reçoivent moins
quota-other = { $what }
quota-bidder = avec la mise { $what }
quota-six = à six { $what }

## House rules: the turn-up and the ace of trumps

option-trump_from = Comment l’atout est fixé
option-trump_from-what = Si l’on tourne une carte pour l’atout, ou si l’équipe qui a la mise le choisit.
option-trump_from-turn_up = on tourne une carte
option-trump_from-auction = l’équipe qui a la mise le choisit
option-rob_turned_ace = Un as tourné
option-rob_turned_ace-what = Le droit ou le devoir de la personne qui brasse quand un as est tourné.
option-rob_turned_ace-optional_immediate = la personne qui brasse peut le prendre tout de suite
option-rob_turned_ace-mandatory = la personne qui brasse doit le prendre
option-rob_turned_ace-after_first_trick = la personne qui brasse peut le prendre après la première levée
option-rob_with_ace = Prendre la carte tournée avec l’as
option-rob_with_ace-what = Le droit ou le devoir de prendre la carte tournée quand on a l’as d’atout.
option-rob_with_ace-optional = l’as peut la prendre
option-rob_with_ace-mandatory = l’as doit la prendre
option-rob_with_ace-decline_by_announcement = l’as peut la prendre, ou dire qu’il la laisse
option-demotion = Un as qui n’a rien pris
option-demotion-what = Si un as d’atout qui n’a pas pris la carte tournée à temps devient le plus petit atout.
option-demotion-on = il devient le plus petit atout
option-demotion-off = il ne perd rien
option-demotion-not_ah = il devient le plus petit atout, sauf l’as de cœur
option-beg_king = Réserver avec le roi
option-beg_king-what = Si l’on peut déposer une carte pour la carte tournée quand on a le roi d’atout.
option-beg_king-false = ne se joue pas
option-beg_king-true = se joue
option-ace_privilege = L’as tourne les cartes
option-ace_privilege-what = Si l’as d’atout permet de tourner les cartes du reste du paquet jusqu’à un atout.
option-ace_privilege-false = ne se joue pas
option-ace_privilege-true = se joue
option-ace_swap_discard = La carte donnée pour l’atout tourné
option-ace_swap_discard-what = Quelle carte on donne pour l’atout qu’on a tourné.
option-ace_swap_discard-free = n’importe laquelle, sauf l’as
option-ace_swap_discard-weakest_by_rank = la plus faible

## House rules: the auction and naming trump

option-min_bid = Plus petite mise
option-min_bid-what = La plus petite mise permise.
option-min_bid_at = Plus petite mise vers la fin
option-min_bid_at-what = À partir de quel pointage une équipe doit miser plus que d’ordinaire.
option-min_bid_at-none = la même à tous les pointages
option-min_bid_at-number = { $n } à partir de { $score } points
option-step = Monter la mise
option-step-what = De combien une mise doit dépasser la précédente.
option-step-any_higher = une mise plus haute
option-step-five_or_ten = cinq ou dix de plus
option-step-exact_step_5 = cinq de plus exactement
option-auction = Tours de mise
option-auction-what = Si l’on redemande à qui a déjà misé.
option-auction-one_round = chaque personne parle une fois
option-auction-continuous = on tourne jusqu’à ce que personne ne monte
option-hold = Tenir
option-hold-what = Si la personne qui brasse peut prendre la plus haute mise au même prix.
option-hold-none = personne ne peut tenir
option-hold-dealer = la personne qui brasse peut tenir
option-after_hold = Après « je tiens » ou une montée
option-after_hold-what = Qui peut continuer de miser quand la personne qui brasse a tenu ou monté.
option-after_hold-none = personne, les mises sont finies
option-after_hold-live_bidders = qui a misé sans passer
option-after_hold-high_bidder = seulement la personne qui avait la mise
option-all_pass = Quand tout le monde passe
option-all_pass-what = Ce qui arrive quand tout le monde passe.
option-all_pass-dealer_forced_minimum = mise forcée : la plus petite, pour la personne qui brasse
option-all_pass-redeal_next_dealer = on rebrasse, à la place suivante
option-all_pass-redeal_same_dealer = on rebrasse, à la même place
option-thirty_for_sixty = Trente pour soixante
option-thirty_for_sixty-what = Quelle mise de 30 vaut 60.
option-thirty_for_sixty-off = aucune
option-thirty_for_sixty-separate = une mise à part, au-dessus de 30
option-thirty_for_sixty-every_30 = toute mise de 30
option-thirty_for_sixty-blind = une mise faite sans regarder ses cartes
option-thirty_for_sixty_made = Trente pour soixante fait
option-thirty_for_sixty_made-what = Ce que vaut, une fois fait, un trente pour soixante misé à part.
option-thirty_for_sixty_made-number = { $n } points
option-sixty_for_120 = Soixante pour cent vingt
option-sixty_for_120-what = Si l’on peut miser soixante pour cent vingt, au-dessus de tous les nombres.
option-sixty_for_120-false = ne se joue pas
option-sixty_for_120-true = se joue
option-sixty_for_120_failed = Soixante pour cent vingt manqué
option-sixty_for_120_failed-what = Ce que coûte un soixante pour cent vingt manqué.
option-sixty_for_120_failed-number = { $n } points
option-bell = La cloche
option-bell-what = Si une mise de 30 vaut 60 une fois faite.
option-bell-false = ne se joue pas
option-bell-true = se joue
option-slam = Chelem
option-slam-what = Si l’on peut miser les cinq levées pour 120 points, et quand.
option-slam-off = ne se joue pas
option-slam-in_turn = seulement à son tour
option-slam-any_time = n’importe quand, jusqu’au choix de l’atout
option-all_tricks_test = Ce qui fait une mise de 30
option-all_tricks_test-what = Si une mise de 30 se fait par les cinq levées ou par 30 points.
option-all_tricks_test-five_tricks = les cinq levées
option-all_tricks_test-points = 30 points
option-made_scores = Une mise faite rapporte
option-made_scores-what = Si une mise faite rapporte les points levés ou les points misés.
option-made_scores-taken = les points levés
option-made_scores-bid = les points misés
option-raise_after_win = Monter sa propre mise
option-raise_after_win-what = Si l’on peut encore monter à 30 quand on a la mise.
option-raise_after_win-false = non
option-raise_after_win-true = à 30, avant de choisir l’atout
option-name_needs_trump = Choisir une sorte qu’on n’a pas
option-name_needs_trump-what = S’il faut avoir un atout de la sorte qu’on choisit.
option-name_needs_trump-no = permis
option-name_needs_trump-yes = interdit, mais l’as de cœur vaut pour toutes les sortes
option-name_needs_trump-natural_suit = interdit, et l’as de cœur compte comme un cœur
option-go_on_kitty = Aller au kitty
option-go_on_kitty-what = Si l’on peut jeter tout son jeu pour le kitty avant de choisir l’atout.
option-go_on_kitty-off = ne se joue pas
option-go_on_kitty-kitty_suits = se joue, et l’atout doit être une sorte du kitty
option-go_on_kitty-any_suit = se joue, et l’on choisit la sorte qu’on veut
option-go_on_top_card = Aller sur la carte du dessus
option-go_on_top_card-what = Si l’on peut ensuite jeter aussi le kitty et laisser la carte du dessus fixer l’atout.
option-go_on_top_card-false = ne se joue pas
option-go_on_top_card-true = se joue

## House rules: following and withholding

option-follow = Quand on demande une autre sorte que l’atout
option-follow-what = À quoi oblige une carte demandée qui n’est pas un atout.
option-follow-follow_or_trump = jouer la sorte demandée ou un atout
option-follow-trump_only = jouer ce qu’on veut
option-must_trump_if_void = Quand on n’a pas la sorte demandée
option-must_trump_if_void-what = S’il faut couper avec un atout quand on n’a pas la sorte demandée.
option-must_trump_if_void-false = jouer ce qu’on veut
option-must_trump_if_void-true = il faut couper avec un atout si l’on en a
option-renege = Atouts qu’on peut retenir
option-renege-what = Quels atouts on peut retenir quand l’atout est demandé.
option-renege-none = aucun
option-renege-five = le cinq
option-renege-five_jack_ah = le cinq, le valet et l’as de cœur
option-five_test = Le cinq et le joker
option-five_test-what = Si l’on peut retenir le cinq devant un joker qui le bat.
option-five_test-always_free = on peut toujours retenir le cinq
option-five_test-forced_by_higher = pas devant un joker qui le bat
option-renege_test = Retenir devant une meilleure carte
option-renege_test-what = Si l’on peut retenir le valet et l’as de cœur devant une carte qui les bat.
option-renege_test-outranks_lead = non
option-renege_test-always = oui
option-renege_force = La carte qui force
option-renege_force-what = Si c’est la carte demandée qui force un atout, ou le meilleur atout déjà joué.
option-renege_force-led = la carte demandée
option-renege_force-played = le meilleur atout déjà joué
option-renege_group = Plusieurs gros atouts ensemble
option-renege_group-what = Ce qui vaut quand on a plusieurs atouts qui peuvent être retenus.
option-renege_group-all = on les retient tous si chacun peut l’être
option-renege_group-sole_trump_only = on ne retient qu’un atout seul
option-renege_group-tns_literal = l’un couvre l’autre, et on les retient tous
option-joker_renegable = Retenir le joker
option-joker_renegable-what = Si l’on peut retenir le joker comme le valet et l’as de cœur.
option-joker_renegable-false = non
option-joker_renegable-true = oui
option-ah_lead = Quand l’as de cœur est demandé
option-ah_lead-what = Si l’on doit alors jouer cœur quand on n’a pas d’atout.
option-ah_lead-classical = il demande seulement l’atout
option-ah_lead-trump_then_heart = il demande l’atout, sinon cœur
option-ah_lead_renege = Retenir devant l’as de cœur
option-ah_lead_renege-what = Si l’on peut retenir des atouts quand l’as de cœur est demandé.
option-ah_lead_renege-allowed = comme devant tout autre atout
option-ah_lead_renege-forbidden = non
option-revoke = Une fausse carte
option-revoke-what = Ce qui arrive quand une carte est jouée contre les règles.
option-revoke-prevent = elle n’est pas acceptée
option-revoke-offender_side_scores_zero = l’équipe en faute ne compte rien dans la brasse
option-revoke-bidder_set = la mise est manquée si la faute vient de l’équipe qui a la mise
option-first_lead = Première carte
option-first_lead-what = Qui commence la première levée.
option-first_lead-left_of_dealer = à gauche de la personne qui brasse
option-first_lead-bidder = la personne qui a la mise
option-first_lead-left_of_bidder = à gauche de la personne qui a la mise
option-first_lead-bidders_choice = la personne qui a la mise, ou sa gauche, à son choix
option-booked = Demander « Rien que de l’atout? »
option-booked-what = Si l’on peut demander aux adversaires de dire qu’il ne leur reste que de l’atout, et se retirer.
option-booked-off = ne se joue pas
option-booked-ask_and_fold = se joue

## House rules: scoring and the end of the game

option-bonus = La levée de dix
option-bonus-what = Quelle carte fait une levée de dix points.
option-bonus-best_trump = le meilleur atout de la brasse
option-bonus-top_only = le meilleur atout, si c’est le cinq, le valet, le joker ou l’as de cœur
option-bonus-five_only = le cinq d’atout
option-bonus-none = aucune (le vingt-cinq)
option-bonus-best_card = la meilleure carte de la brasse, atout ou non
option-lock_at = Le pointage bloqué
option-lock_at-what = À partir de quel pointage une équipe ne compte que si elle a la mise.
option-lock_at-none = jamais
option-lock_at-number = à partir de { $n } points
option-lock_test = Une brasse qui passe le blocage
option-lock_test-what = Si le blocage coupe aussi une brasse commencée plus bas.
option-lock_test-start_score = compte au complet
option-lock_test-clamp = s’arrête au blocage
option-cap = Le plafond
option-cap-what = Le pointage que personne ne peut dépasser sans avoir la mise.
option-cap-none = aucun
option-cap-number = { $n } points
option-cap_test = Une brasse qui passe le plafond
option-cap_test-what = Ce qu’une équipe garde d’une brasse qui la mènerait au-dessus du plafond.
option-cap_test-clamp = compte jusqu’au plafond
option-cap_test-drop_whole_hand = ne compte pas du tout
option-exact_45_reset = Un pointage de 45 tout juste
option-exact_45_reset-what = Si un pointage de 45 tout juste retombe à 0.
option-exact_45_reset-false = reste à 45
option-exact_45_reset-true = retombe à 0
option-must_bid_out = Finir par sa propre mise
option-must_bid_out-what = S’il faut une mise pour gagner quand plusieurs équipes sont près du but.
option-must_bid_out-false = pas nécessaire
option-must_bid_out-true = nécessaire quand plusieurs sont près du but
option-both_cross = Quand plusieurs y arrivent
option-both_cross-what = Qui gagne quand plusieurs équipes arrivent au but dans la même brasse.
option-both_cross-more_points = le plus haut pointage
option-both_cross-bidder_first = la mise faite, sinon le plus haut pointage
option-both_cross-trick_order = la première équipe arrivée, levée par levée
option-both_cross-partners = la mise et la carte appelée ensemble
option-both_cross-never = cela n’arrive pas; sinon, la mise faite
option-trick_order_stop = Quand on sait qui gagne
option-trick_order_stop-what = Si l’on finit quand même une brasse dont on connaît l’issue.
option-trick_order_stop-finish_hand = on finit la brasse
option-trick_order_stop-stop_when_certain = on arrête
option-jin = Le jin
option-jin-what = Si les cinq levées gagnent la partie tout de suite.
option-jin-false = ne se joue pas
option-jin-true = se joue

## House rules: the called partner

option-call_time = Quand on appelle la carte
option-call_time-what = Si l’on appelle une carte avant ou après avoir pigé.
option-call_time-after_refill = juste avant la première levée
option-call_time-at_naming = dès que l’atout est choisi
option-call_deadline = Quand la carte appelée doit paraître
option-call_deadline-what = La dernière levée où la carte appelée donne un partenaire.
option-call_deadline-number = { $n ->
    [1] à la première levée
   *[other] à l’une des deux premières levées
 }
option-partner_win = Gagner avec la carte appelée
option-partner_win-what = Comment la mise et la carte appelée partagent la victoire.
option-partner_win-both_over = on gagne à deux si les deux sont au but
option-partner_win-either_pulls_both = on gagne toujours à deux

## Rule sheet: heading and the table

sheet-key = { $region } · { $key }
sheet-house = { $where } · avec { $rules }
sheet-s-table = Autour de la table
sheet-for = { $only ->
    [yes] Un jeu pour { $counts }.
   *[no] Un jeu pour { $counts }; d’habitude, on est { $usual }.
 }
sheet-alone = { $only ->
    [yes] C’est chacun pour soi.
   *[no] À { $counts }, c’est chacun pour soi.
 }
sheet-pairs = { $only ->
    [yes] Il y a { $pairs } équipes de deux, et les partenaires se font face.
   *[no] À { $counts }, il y a { $pairs } équipes de deux, et les partenaires se font face.
 }
sheet-threes = { $only ->
    [yes] Il y a deux équipes de trois, une place sur deux : on a des adversaires des deux côtés.
   *[no] À { $counts }, il y a deux équipes de trois, une place sur deux.
 }
sheet-pool = { $auction ->
    [yes] Les partenaires mettent leurs points ensemble, pour faire la mise comme pour le pointage.
   *[no] Les partenaires mettent leurs points ensemble.
 }
sheet-called = Mais à chaque brasse, la personne qui a la mise peut trouver de l’aide en appelant une carte.
sheet-clockwise = { $auction ->
    [yes] On brasse, on mise et on joue dans le sens des aiguilles d’une montre, en commençant à gauche de la personne qui brasse.
   *[no] On brasse et on joue dans le sens des aiguilles d’une montre, en commençant à gauche de la personne qui brasse.
 }
sheet-dealer = On tire au sort qui brasse en premier; ensuite, on brasse à tour de rôle, vers la gauche.

## Rule sheet: the cards

sheet-s-cards = Les cartes
sheet-pack = { $jokers ->
    [0] Un paquet de 52 cartes, sans joker.
    [one] Un paquet de 52 cartes et un joker.
   *[other] Un paquet de 52 cartes et deux jokers.
 }
sheet-midnight = Une brasse qui commence entre minuit et six heures du matin se joue sans joker.
sheet-tops = La meilleure carte est { $best }; viennent ensuite { $next }.
top-five = le cinq d’atout
top-jack = le valet d’atout
top-ace-of-hearts = l’as de cœur
top-joker = le joker
top-joker-red = le joker rouge
top-joker-black = le joker noir
sheet-always-trump = { $jokers ->
    [0] L’as de cœur est toujours un atout, quelle que soit la sorte d’atout.
    [one] L’as de cœur et le joker sont toujours des atouts, quelle que soit la sorte d’atout.
   *[other] L’as de cœur et les jokers sont toujours des atouts, quelle que soit la sorte d’atout.
 }
sheet-small = Sous les figures, tout dépend de la couleur : dans les rouges, le plus gros chiffre gagne; dans les noires, le plus petit.
sheet-beats = Tout atout bat toute carte qui n’est pas un atout. Dans les autres sortes, le cinq et le valet n’ont rien de spécial.
sheet-if-trump = Si l’atout est
sheet-if-plain = Si ce n’est pas l’atout
sheet-best-first = les cartes, de la meilleure à la plus faible

## Rule sheet: the deal

sheet-s-deal = La brasse
sheet-cut = Après avoir brassé, on fait couper le paquet à sa droite.
sheet-packets = Les cartes vont par paquets : { $packets }.
packet-hands = { number } à chaque personne
packet-kitty = { number } au kitty
packet-later = encore { number } à chaque personne, que nul ne peut regarder avant que l’atout soit choisi
sheet-dealers-choice = La personne qui brasse peut aussi commencer par deux cartes, puis trois.
sheet-gives = { $n ->
    [0] Cela fait { $hand } cartes par personne.
   *[other] Cela fait { $hand } cartes par personne, et { number } au kitty, qui reste à l’envers sur la table.
 }
sheet-stock = { $left ->
    [0] Il ne reste rien du paquet.
   *[other] Les autres cartes sont le reste du paquet.
 }
sheet-misdeal = Si l’on se trompe en brassant, la même personne brasse de nouveau.

## Rule sheet: the turn-up

sheet-s-turn-up = La carte tournée
sheet-turn-up = On tourne la carte suivante sur le reste du paquet : sa sorte est l’atout.
sheet-turned-joker = Si c’est un joker, la personne qui brasse le prend, jette une carte et en tourne une autre.
sheet-turned-ace = { $right ->
    [mandatory] Si c’est un as, la personne qui brasse doit le prendre tout de suite, et jette une carte à l’envers.
    [after_first_trick] Si c’est un as, la personne qui brasse peut le prendre une fois la première levée jouée, en jetant une carte à l’envers.
   *[optional_immediate] Si c’est un as, la personne qui brasse peut le prendre, mais tout de suite, avant la première carte, en jetant une carte à l’envers.
 }
sheet-rob = { $right ->
    [mandatory] Qui a l’as d’atout doit prendre la carte tournée : à son tour dans la première levée, avant d’y jouer, on la prend et on jette une autre carte à l’envers.
    [decline_by_announcement] Qui a l’as d’atout peut prendre la carte tournée : à son tour dans la première levée, avant d’y jouer, on la prend et on jette une autre carte à l’envers, ou bien on dit qu’on la laisse.
   *[optional] Qui a l’as d’atout peut prendre la carte tournée : à son tour dans la première levée, avant d’y jouer, on la prend et on jette une autre carte à l’envers.
 }
sheet-rob-hearts = L’as de cœur ne donne ce droit que si l’atout est cœur.
sheet-demotion = { $demotion ->
    [off] Un as qui ne prend rien ne perd rien.
    [not_ah] Un as d’atout qui pouvait prendre la carte tournée et ne l’a pas fait devient le plus petit atout de la brasse; seul l’as de cœur garde sa place.
   *[on] Un as d’atout qui pouvait prendre la carte tournée et ne l’a pas fait devient le plus petit atout de la brasse, même si c’est l’as de cœur.
 }
sheet-demotion-declined = Si on a dit qu’on la laissait, l’as garde sa place.
sheet-beg = Qui a le roi d’atout, sans l’as, peut « réserver » : à son tour dans la première levée, on dépose une carte dont on veut se défaire, et on joue cette levée avec les quatre autres. Si personne ne prend la carte tournée avec l’as, on la prend avant la deuxième levée; sinon, on reprend sa propre carte. On ne réserve pas quand la carte tournée est un as ou le roi lui-même.

## Rule sheet: the auction

sheet-s-auction = La mise
sheet-auction = { $together ->
    [yes] On mise pour avoir le droit de choisir l’atout. Une mise, c’est le nombre de points que votre équipe s’engage à lever.
   *[no] On mise pour avoir le droit de choisir l’atout. Une mise, c’est le nombre de points qu’on s’engage à lever.
 }
sheet-bids = On peut miser { $bids }; si vous ne voulez pas miser, vous passez.
sheet-only-25 = Une brasse ne vaut que 25 points : 25 est donc la plus haute mise possible.
sheet-minimum-at = Une équipe qui a { $score } points ou plus ne peut pas miser moins de { $bid }.
sheet-speaks-first = On parle d’abord à gauche de la personne qui brasse, qui parle en dernier.
sheet-rounds = { $rounds ->
    [continuous] On continue de tourner jusqu’à ce que personne ne monte la mise.
   *[one_round] Chaque personne parle une seule fois.
 }
sheet-passed-is-out = Quand on a passé, c’est pour toute la brasse.
sheet-step = { $step ->
    [five_or_ten] Chaque mise doit dépasser la précédente de cinq ou de dix.
    [exact_step_5] Chaque mise doit dépasser la précédente de cinq exactement.
   *[any_higher] Chaque mise doit dépasser la précédente.
 }
sheet-hold = La personne qui brasse peut aussi « tenir » : prendre la plus haute mise au même nombre.
sheet-after-hold = { $after ->
    [live_bidders] Quand la personne qui brasse a tenu ou monté la mise, les autres qui ont misé sans passer peuvent monter à leur tour, et elle peut tenir de nouveau, jusqu’à ce que personne ne monte.
    [high_bidder] Quand la personne qui brasse a tenu ou monté la mise, seule la personne qui avait la mise peut monter; l’autre peut tenir de nouveau, et ainsi de suite jusqu’à ce que l’une des deux la laisse aller.
   *[none] Quand la personne qui brasse a misé ou tenu, les mises sont finies.
 }
sheet-all-pass = { $passes ->
    [redeal_next_dealer] Si tout le monde passe, on rebrasse, et c’est à la place suivante de brasser.
    [redeal_same_dealer] Si tout le monde passe, on rebrasse à la même place.
   *[dealer_forced_minimum] Si toutes les autres personnes passent, la mise est forcée : la personne qui brasse a la plus petite mise, à moins de miser plus.
 }
sheet-thirty-for-sixty = { $kind ->
    [separate] Au-dessus de 30, on peut miser « trente pour soixante », par-dessus toute mise plus basse.
    [blind] Tant que personne n’a misé 30, on peut miser « trente pour soixante » à son tour, avant de regarder ses cartes. Cela vaut une mise de 30, et personne ne peut la tenir.
   *[every_30] Une mise de 30 est toujours « trente pour soixante » : voyez plus loin ce qu’elle rapporte et ce qu’elle coûte.
 }
sheet-sixty-for-120 = Au-dessus de tous les nombres, on peut miser « soixante pour cent vingt ».
sheet-bell = Une mise de 30, c’est « la cloche » : une fois faite, elle vaut 60.
sheet-slam = { $when ->
    [any_time] Le « chelem », c’est miser les cinq levées. On peut l’annoncer n’importe quand, dès qu’on a vu ses cinq cartes et jusqu’à ce que l’atout soit choisi, à son tour ou non; la première annonce finit les mises.
   *[in_turn] Le « chelem », c’est miser les cinq levées. On l’annonce à son tour; il passe par-dessus toutes les autres mises et les finit.
 }
sheet-raise-after-win = { $kitty ->
    [before] Qui a la mise à moins de 30 peut encore la monter à 30, avant de regarder le kitty et de choisir l’atout.
   *[after] Qui a la mise à moins de 30 peut encore la monter à 30, avant de choisir l’atout et de toucher au kitty.
 }

## Rule sheet: trump, kitty, discards

sheet-s-naming = L’atout et le kitty
sheet-s-naming-only = L’atout et les cartes à jeter
sheet-naming = { $kitty ->
    [none] La personne qui a la mise choisit l’atout.
    [before] La personne qui a la mise peut d’abord regarder le kitty; puis elle choisit l’atout et prend le kitty dans son jeu.
   *[after] La personne qui a la mise choisit l’atout, et prend le kitty seulement ensuite.
 }
sheet-needs-trump = { $kind ->
    [natural_suit] Il faut avoir une carte de la sorte qu’on choisit; l’as de cœur compte comme un cœur.
   *[yes] Il faut avoir un atout de la sorte qu’on choisit. L’as de cœur suffit pour toutes les sortes.
 }
sheet-go-on-kitty = { $kind ->
    [kitty_suits] On peut aussi « aller au kitty » : jeter tout son jeu avant de voir le kitty, prendre le kitty et y choisir l’atout. L’atout doit alors être une sorte qui se trouve dans le kitty; l’as de cœur compte comme un cœur.
   *[any_suit] On peut aussi « aller au kitty » : jeter tout son jeu avant de voir le kitty, prendre le kitty, puis choisir la sorte qu’on veut.
 }
sheet-go-on-top-card = Si le kitty ne plaît pas non plus, on peut le jeter aussi et « aller sur la carte du dessus » : la carte suivante du reste du paquet fixe l’atout (l’as de cœur veut dire cœur); on la garde et on en pige quatre autres.
sheet-later = Tout le monde prend alors les { number } cartes données sans être vues.
sheet-throw = { $draws ->
    [no] Ensuite, tout le monde jette à l’envers toutes ses cartes sauf { $hand }, et l’on n’en pige pas d’autres.
   *[yes] Ensuite, tout le monde jette à l’envers les cartes dont il ne veut pas et en reçoit d’autres du reste du paquet, jusqu’à { $hand }, en commençant à gauche de la personne qui brasse, trois à la fois au plus.
 }
sheet-keep = { $who ->
    [bidder] { $n ->
        [5] { $spare ->
            [0] La personne qui a la mise garde son jeu tel quel.
           *[other] La personne qui a la mise garde ses cinq meilleures cartes sur { $held }.
         }
        [0] La personne qui a la mise, et donc { $held } cartes avec le kitty, en garde cinq au plus et peut n’en garder aucune.
        [1] La personne qui a la mise, et donc { $held } cartes avec le kitty, en garde cinq au plus et au moins une.
       *[other] La personne qui a la mise, et donc { $held } cartes avec le kitty, en garde cinq au plus et au moins { number }.
     }
    [others] { $n ->
        [5] { $spare ->
            [0] Les autres gardent leur jeu tel quel.
           *[other] Les autres gardent leurs cinq meilleures cartes sur { $held }.
         }
        [0] Les autres peuvent jeter toutes leurs cartes.
        [1] Les autres doivent garder au moins une carte et en pigent donc { $draw } au plus.
       *[other] Les autres doivent garder au moins { number } cartes et en pigent donc { $draw } au plus.
     }
   *[everybody] { $n ->
        [0] Rien n’oblige à garder des cartes.
        [1] Tout le monde doit garder au moins une carte.
       *[other] Tout le monde doit garder au moins { number } cartes.
     }
 }
sheet-keep-with = { $n ->
    [0] À { $counts }, aucune.
    [1] À { $counts }, au moins une.
   *[other] À { $counts }, au moins { number }.
 }
sheet-bidder-down = La personne qui a la mise, et donc { $held } cartes avec le kitty, en garde cinq au plus.
sheet-four-and-flip = « Quatre et une tournée » : qui jette ses cinq cartes reçoit la cinquième nouvelle à découvert.
sheet-stock-reshuffle = { $counts ->
    [all] Si le reste du paquet s’épuise, on brasse les cartes jetées et on les donne.
   *[other] Si le reste du paquet s’épuise, ce qui peut arriver à { $counts }, on brasse les cartes jetées et on les donne.
 }
sheet-stock-cap = { $n ->
    [1] À { $counts }, il reste peu de cartes : on en pige une au plus.
   *[other] À { $counts }, il reste peu de cartes : on en pige { number } au plus.
 }
sheet-privilege = { $swap ->
    [weakest_by_rank] Quand tous les jeux sont complets, qui a l’as d’atout peut tourner les cartes du reste du paquet, une à une, jusqu’à un atout, et le prendre en échange de sa carte la plus faible, ou le laisser.
   *[free] Quand tous les jeux sont complets, qui a l’as d’atout peut tourner les cartes du reste du paquet, une à une, jusqu’à un atout, et le prendre en échange de toute autre carte, ou le laisser.
 }
sheet-privilege-rest = Les autres cartes tournées ne servent plus.

## Rule sheet: calling a partner

sheet-s-calling = Appeler une carte
sheet-calling = { $time ->
    [at_naming] Dès que l’atout est choisi, la personne qui a la mise peut appeler une carte. Qui a cette carte joue avec elle pour cette brasse, mais ne le dit pas : on l’apprend quand la carte est jouée.
   *[after_refill] Quand tout le monde a pigé, juste avant la première levée, la personne qui a la mise peut appeler une carte. Qui a cette carte joue avec elle pour cette brasse, mais ne le dit pas : on l’apprend quand la carte est jouée.
 }
sheet-calling-limit = On ne peut pas appeler une carte qui bat toutes celles qu’on a; le cinq d’atout ne s’appelle donc jamais.
sheet-calling-deadline = { $n ->
    [1] La carte doit être jouée à la première levée, si la sorte demandée le permet. Si elle n’y paraît pas, ou si personne ne l’a, on joue sans partenaire.
   *[other] La carte doit être jouée dans l’une des { number } premières levées, si la sorte demandée le permet. Si elle n’y paraît pas, ou si personne ne l’a, on joue sans partenaire.
 }
sheet-calling-alone = On peut aussi jouer sans partenaire, en le disant ou en appelant une carte qu’on a soi-même.

## Rule sheet: the play

sheet-s-play = Jouer
sheet-first-lead = { $who ->
    [bidder] La personne qui a la mise commence la première levée.
    [left_of_bidder] On commence la première levée à gauche de la personne qui a la mise.
    [bidders_choice] La personne qui a la mise commence la première levée, ou fait commencer la personne à sa gauche.
   *[left_of_dealer] On commence la première levée à gauche de la personne qui brasse.
 }
sheet-trick = Chaque personne joue une carte à son tour. Le meilleur atout gagne la levée; sans atout, c’est la meilleure carte de la sorte demandée. Qui gagne la levée commence la suivante.
sheet-follow = { $follow ->
    [trump_only] Quand on demande une autre sorte que l’atout, jouez la carte que vous voulez.
   *[follow_or_trump] Quand on demande une autre sorte que l’atout et que vous en avez, jouez la sorte demandée ou un atout.
 }
sheet-void = { $must ->
    [yes] Si vous n’en avez pas, il faut couper avec un atout si vous en avez un.
   *[no] Si vous n’en avez pas, jouez ce que vous voulez.
 }
sheet-trump-led = { $right ->
    [none] Quand l’atout est demandé, il faut jouer un atout si vous en avez un.
   *[some] Quand l’atout est demandé, il faut jouer un atout si vous en avez un, mais il y a des atouts qu’on peut retenir.
 }
sheet-ace-is-trump = L’as de cœur compte ici aussi comme un atout : ce n’est jamais un cœur à jouer sur cœur, et quand on le joue en premier, l’atout est demandé.
sheet-ace-led-heart = Si l’as de cœur est joué en premier (« cœur sur cœur ») et que vous n’avez pas d’atout, il faut jouer un cœur si vous en avez un.
sheet-shown = Carte montrée, carte jouée.
sheet-revoke = { $revoke ->
    [offender_side_scores_zero] Si quelqu’un joue contre ces règles (une « renonce »), son équipe ne compte rien dans cette brasse.
   *[bidder_set] Si l’équipe qui a la mise joue contre ces règles (une « renonce »), la mise est manquée.
 }
sheet-booked = Avant la première carte d’une levée, on peut demander « Rien que de l’atout? » à n’importe quelle personne adverse, une fois à chacune par brasse. Qui n’a que de l’atout doit le dire, et votre équipe peut alors se retirer : elle laisse le reste de la brasse. Quand toutes les autres se sont retirées, l’équipe interrogée gagne les levées qui restent.

## Rule sheet: withholding

sheet-s-renege = Retenir un atout
sheet-renege = { $right ->
    [none] On ne peut retenir aucun atout : si vous en avez un, il faut le jouer quand l’atout est demandé.
    [five] Le cinq d’atout n’a jamais à être joué sur l’atout demandé. Si c’est votre seul atout, vous pouvez jouer n’importe quelle autre carte : cela s’appelle « retenir », et c’est permis.
   *[five_jack_ah] Le cinq, le valet et l’as de cœur n’ont pas toujours à être joués sur l’atout demandé. Si vous n’avez pas d’autre atout, vous pouvez les retenir et jouer n’importe quelle autre carte. C’est permis.
 }
sheet-renege-five = { $five ->
    [forced_by_higher] On peut retenir le cinq devant toute carte, sauf un joker qui le bat.
   *[always_free] On peut toujours retenir le cinq.
 }
sheet-renege-others = { $test ->
    [always] On peut retenir le valet et l’as de cœur devant toute carte, même meilleure.
   *[outranks_lead] { $force ->
        [played] On peut retenir le valet et l’as de cœur tant qu’aucun meilleur atout n’a été joué dans la levée.
       *[led] { $jokers ->
            [above_five] On peut retenir le valet et l’as de cœur seulement devant une carte plus faible : le valet tombe sous le cinq ou un joker, et l’as de cœur sous le cinq, le valet ou un joker, quand on les joue en premier.
            [below_jack] On peut retenir le valet et l’as de cœur seulement devant une carte plus faible : le valet tombe sous le cinq, et l’as de cœur sous le cinq, le valet ou un joker, quand on les joue en premier.
           *[other] On peut retenir le valet et l’as de cœur seulement devant une carte plus faible : le valet tombe sous le cinq, et l’as de cœur sous le cinq ou le valet, quand on les joue en premier.
         }
     }
 }
sheet-renege-joker = { $may ->
    [yes] Le joker a le même droit que l’as de cœur.
   *[no] On ne peut pas retenir le joker.
 }
sheet-renege-group = { $group ->
    [sole_trump_only] On ne retient qu’un seul atout : si vous en avez deux, il faut en jouer un.
    [tns_literal] Si vous en avez deux ou trois et aucun autre atout, vous pouvez les retenir tous.
   *[all] Si vous en avez deux ou trois, vous ne pouvez les retenir ensemble que si chacun d’eux pourrait l’être à lui seul.
 }
sheet-ace-led-no-renege = Mais quand l’as de cœur est joué en premier, on ne peut retenir aucun atout.
sheet-examples = Quelques exemples, où l’atout est { $suit } :
sheet-example = { $may ->
    [any] On joue d’abord { $led }, et vous avez { $hand } : jouez celle que vous voulez.
   *[some] On joue d’abord { $led }, et vous avez { $hand } : il faut jouer { $cards }.
 }

## Rule sheet: the score

sheet-s-score = Le pointage
sheet-tricks = Chaque levée vaut { $n } points.
sheet-bonus = { $bonus ->
    [top_only] { $jokers ->
        [0] La levée qui contient le meilleur atout de la brasse en vaut 10, mais seulement si cet atout est le cinq, le valet ou l’as de cœur. Une brasse vaut 30 points, ou 25 si aucune de ces cartes n’est jouée.
       *[other] La levée qui contient le meilleur atout de la brasse en vaut 10, mais seulement si cet atout est le cinq, le valet, un joker ou l’as de cœur. Une brasse vaut 30 points, ou 25 si aucune de ces cartes n’est jouée.
     }
    [five_only] La levée qui contient le cinq d’atout en vaut 10. Une brasse vaut 30 points, ou 25 si le cinq n’est pas joué.
    [none] Il n’y a pas de boni : une brasse vaut 25 points.
    [best_card] La levée qui contient la meilleure carte de la brasse en vaut 10 : une brasse vaut toujours 30 points. Si personne ne joue d’atout, la meilleure carte est la plus haute figure, la première jouée s’il y en a plusieurs.
   *[best_trump] Boni pour le meilleur atout : la levée qui contient le meilleur atout de la brasse vaut 10. Une brasse vaut 30 points, ou 25 si personne ne joue d’atout.
 }
sheet-add = { $together ->
    [no] La brasse finie, on ajoute à son pointage les points de ses levées.
   *[yes] La brasse finie, chaque équipe ajoute à son pointage les points de ses levées.
 }
sheet-bidder-scores = { $together ->
    [no] Si la personne qui a la mise lève ce qu’elle a misé, la mise est faite. Sinon, la mise est manquée : cette personne perd la mise, et ce qu’elle a levé ne compte pas.
   *[yes] Si l’équipe qui a la mise lève ce qu’elle a misé, la mise est faite. Sinon, la mise est manquée : l’équipe perd la mise, et ce qu’elle a levé ne compte pas.
 }
sheet-defenders = { $together ->
    [no] Les autres gardent les points de leurs levées. Le pointage peut tomber sous zéro : on est alors « dans le trou ».
   *[yes] Les autres gardent les points de leurs levées. Le pointage peut tomber sous zéro : l’équipe est alors « dans le trou ».
 }
sheet-partner-scores = La personne qui a la mise et celle qui a la carte appelée comptent leurs levées ensemble, et chacune gagne ou perd le même nombre de points. On peut quand même jouer contre la mise avec la carte appelée.
sheet-bid = Mise
sheet-made-by = Se fait par
sheet-made = Faite
sheet-failed = Manquée
stake-points = autant de points
stake-30-points = 30 points
stake-all-tricks = les cinq levées
stake-taken = les points levés
stake-bid = la mise
stake-lost = moins la mise
stake-plus = +{ $n }
stake-minus = −{ $n }
call-30for60 = trente pour soixante
call-30for60_blind = trente pour soixante (sans voir)
call-60for120 = soixante pour cent vingt
call-slam = chelem
sheet-lock = { $called ->
    [yes] À partir de { $n } points, le pointage est bloqué : on ne compte que si on a la mise ou la carte appelée.
   *[no] À partir de { $n } points, le pointage est bloqué : une équipe ne compte que si elle a la mise.
 }
sheet-lock-test = { $test ->
    [clamp] Une équipe qui arrive à { $n } sans la mise s’y arrête.
   *[start_score] C’est le pointage d’avant la brasse qui décide : plus bas, on compte tout.
 }
sheet-cap = { $test ->
    [drop_whole_hand] Personne ne peut dépasser { $n } points sans la mise : une brasse qui mènerait plus haut ne compte pas.
   *[clamp] Personne ne peut dépasser { $n } points sans la mise : le surplus est perdu.
 }
sheet-reset = Un pointage de 45 tout juste après une brasse retombe à 0.

## Rule sheet: the end of the game

sheet-s-goal = Gagner la partie
sheet-target = { $test ->
    [exceed] { $together ->
        [no] Il faut dépasser { $n } points pour gagner la partie; { $n } tout juste ne suffit pas.
       *[yes] La première équipe qui dépasse { $n } points gagne la partie; { $n } tout juste ne suffit pas.
     }
   *[reach] { $together ->
        [no] La première personne qui arrive à { $n } points gagne la partie.
       *[yes] La première équipe qui arrive à { $n } points gagne la partie.
     }
 }
sheet-both = { $both ->
    [more_points] Si plusieurs y arrivent dans la même brasse, le plus haut pointage gagne; à égalité, on joue une autre brasse.
    [trick_order] Si plusieurs y arrivent dans la même brasse, on compte levée par levée, dans l’ordre où elles ont été gagnées : qui y arrive d’abord gagne.
    [both_over] Si la mise et la carte appelée y arrivent dans la même brasse, les deux gagnent.
    [either_pulls_both] Si la mise ou la carte appelée y arrive par la mise, les deux gagnent, quel que soit l’autre pointage.
   *[bidder_first] Si plusieurs y arrivent dans la même brasse, l’équipe qui a la mise gagne si la mise est faite; sinon, c’est le plus haut pointage. À égalité, on joue une autre brasse.
 }
sheet-must-bid-out = À 30 points du but ou moins, on est « près du but ». Quand plusieurs équipes le sont, il faut faire sa propre mise pour gagner; les points levés sans elle comptent quand même.
sheet-jin = Qui gagne les cinq levées d’une brasse gagne tout de suite la partie, quel que soit le pointage : c’est le « jin ». On emporte alors ses points des brasses d’avant dans la partie suivante; les autres la commencent à 0.
sheet-floor = Une équipe qui tombe au-dessous de { $n } perd tout de suite la partie.
sheet-cutoff = Qui a { $n } ou moins après une brasse sort du jeu; qui reste en dernier gagne.
sheet-max-sets = { $n ->
    [1] Une équipe qui a manqué une mise sort du jeu.
   *[other] Une équipe qui a manqué { number } mises sort du jeu.
 }
sheet-time = { $up ->
    [stop_at_bell] Une partie dure au plus { option-time_limit-number }. Le temps écoulé, on arrête, et le plus haut pointage gagne; à égalité, la partie est nulle.
   *[finish_hand] Une partie dure au plus { option-time_limit-number }. Le temps écoulé, on finit la brasse en cours, et le plus haut pointage gagne; à égalité, la partie est nulle.
 }
sheet-match = On joue deux parties sur trois : deux parties gagnées font le match.
sheet-next-dealer = Qui gagne une partie brasse en premier à la suivante.

## Rule sheet: house rules

sheet-s-options = Les règles maison qu’on peut changer
sheet-options-how = Chaque ligne donne la clé, ce qui se joue maintenant, et ce qu’on peut choisir d’autre.
sheet-option = { $name } : { $now }.
sheet-otherwise = Ou
sheet-any-number = tout nombre de { $least } à { $most }
sheet-o-table = Les joueurs et la longueur de la partie
sheet-o-dealing = Les cartes et la brasse
sheet-o-robbing = La carte tournée et l’as d’atout
sheet-o-auction = Les mises et le choix de l’atout
sheet-o-following = Le jeu
sheet-o-scoring = Le pointage et la fin de la partie

## Rule sheet: what differs

diff-title = Ce qui change
diff-between = { $first } et { $second }
diff-plain = Tel quel
diff-changed = Avec ces règles maison
diff-line = { $name }. { $first } : { $a }. { $second } : { $b }.
diff-only = Seulement ici : { $name }
diff-none = Rien : toutes les règles sont les mêmes.

## At the command line

cli-games = Les jeux
cli-games-more = fortyfives rules CLÉ affiche les règles d’un jeu, par exemple : fortyfives rules { $key }
cli-players = { $counts } personnes
variant-unknown = { $alternatives ->
    [none] Il n’y a pas de jeu « { $key } »; fortyfives rules en donne la liste.
   *[other] Il n’y a pas de jeu « { $key } »; vouliez-vous dire : { $alternatives }?
 }
language-unknown = Il n’y a pas de mots en « { $language } »; choisissez : { $alternatives }.
option-not-a-pair = « { $said } » n’est pas une règle maison; écrivez CLÉ=VALEUR, par exemple bonus=none.
option-twice = La règle maison { $key } est là deux fois; dites-la une seule fois.
number-expected = « { $said } » n’est pas un nombre de places.
argument-unknown = { $near ->
    [none] « { $said } » n’est pas compris; --help dit ce qu’on peut demander.
   *[other] « { $said } » n’est pas compris; vouliez-vous dire : { $near }? --help dit ce qu’on peut demander.
 }
argument-lacks-value = Il manque quelque chose après { $said }; --help dit ce qu’on peut demander.
argument-empty = { $said } : il n’y a rien entre les guillemets; --help dit ce qu’on peut demander.
argument-twice = { $said } est là deux fois; dites-le une seule fois.
argument-no-text = « { $said } » n’est pas un texte qu’on peut lire ici.
text-too-long = « { $said } » ne va pas ici : au plus { $most } lettres, chiffres et signes, sur une ligne.
cli-title = fortyfives : le quarante-cinq, dans toutes ses variantes
cli-more = fortyfives COMMANDE --help en dit plus.
cli-no-command = Il n’y a pas de commande « { $said } »; essayez : { $alternatives }.
cli-cannot-go-on = Quelque chose ne peut être ni lu ni écrit ici, et tout s’arrête : { $why }.
variant-needed = Quel jeu? fortyfives rules en donne la liste.
variant-twice = Vous nommez deux jeux, { $first } et { $second }; nommez-en un seul.
cli-usage = usage :
# The colon comes from elsewhere.
cli-choices = Ce qu’on peut choisir{"\u00A0"}
cli-key = CLÉ
cli-key-value = CLÉ=VALEUR
cli-number = N
cli-help-help = afficher ces lignes
cli-help-game = la clé d’un jeu; fortyfives rules tout court en donne la liste
cli-help-option = une règle maison, par exemple bonus=none; peut se répéter
cli-help-players = le nombre de places
cli-help-lang = la langue, en ou fr
cli-rules = Les règles d’un jeu, avec vos règles maison, ou ce qui change entre deux jeux.
cli-help-against = dire seulement ce qui change par rapport à ce jeu
cli-help-markdown = écrire en Markdown plutôt qu’en texte simple
cli-help-options = ajouter les règles maison qu’on peut changer, avec leurs clés et leurs valeurs
cli-options-more = On peut changer { $n } règles maison de ce jeu : fortyfives rules { $key } --options les énumère.

## The table: what happens
## $you says whether the sentence is about the reader; if not, $name is the name of the player.
## $side lists those who play together, such as “vous et Nora”.

table-you = vous
table-figure = { $side } { $n }
table-minus = moins
table-plus = plus
table-hello = Bonjour, { $name }.
table-welcome = { $game }. Autour de la table, dans le sens des aiguilles d’une montre : { $people }.
table-with = Vous jouez avec { $names }.
table-each-alone = { $called ->
    [yes] Chacun pour soi, mais qui a la mise peut appeler une carte pour la brasse.
   *[no] Chacun pour soi.
 }
table-goal = { $test ->
    [exceed] Il faut plus de { $n } points pour gagner.
   *[reach] Il faut { $n } points pour gagner.
 }
table-typing = Tapez un point d’interrogation pour savoir ce qui se joue maintenant et pourquoi, « { $help } » pour les mots qui se tapent, « { $rules } » pour les règles, « { $quit } » pour quitter la table.

table-deal = { $you ->
    [yes] Brasse { $n }. C’est à vous de brasser.
   *[no] Brasse { $n }. C’est à { $name } de brasser.
 }
table-locked = Pointage bloqué, sauf avec la mise : { $side }.
table-cuts = { $you ->
    [yes] Vous coupez le paquet.
   *[no] { $name } coupe le paquet.
 }
table-not-cut = Personne ne coupe : le paquet est séparé au milieu.
table-two-first = Deux cartes d’abord, puis trois.
table-turned = Carte tournée : { $card }. Atout : { $suit }.
table-turned-joker = Carte tournée : { $card }.
table-takes-joker = { $you ->
    [yes] Vous prenez le joker.
   *[no] { $name } prend le joker.
 }
table-takes-turned = { $you ->
    [yes] Vous prenez { $card }.
   *[no] { $name } prend { $card }.
 }
table-robs = { $you ->
    [yes] Avec l’as d’atout, vous prenez la carte tournée, { $card }.
   *[no] Avec l’as d’atout, { $name } prend la carte tournée, { $card }.
 }
table-beggar-takes = { $you ->
    [yes] Personne ne l’a prise avec l’as : avec votre roi, vous prenez { $card }.
   *[no] Personne ne l’a prise avec l’as : avec le roi, { $name } prend { $card }.
 }
table-throws-one = { $name } jette une carte.
table-leaves-turned = { $you ->
    [yes] Vous laissez { $card } sur le paquet.
   *[no] { $name } laisse { $card } sur le paquet.
 }
table-declines-rob = { $you ->
    [yes] Vous faites retourner { $card }; votre as garde son rang.
   *[no] { $name } fait retourner { $card }; son as garde son rang.
 }
table-begs = { $name } réserve avec le roi et met une carte de côté.
table-you-beg = Vous réservez avec le roi et mettez { $card } de côté.
table-takes-back = { $name } reprend la carte mise de côté.
table-you-take-back = Vous reprenez { $card }.

table-passes = { $you ->
    [yes] Vous passez.
   *[no] { $name } passe.
 }
table-holds = { $you ->
    [yes] Vous tenez à { $bid }.
   *[no] { $name } tient à { $bid }.
 }
table-bids = { $you ->
    [yes] Vous misez { $bid }.
   *[no] { $name } mise { $bid }.
 }
table-bids-blind = { $you ->
    [yes] Vous misez trente pour soixante sans regarder votre jeu.
   *[no] { $name } mise trente pour soixante sans regarder son jeu.
 }
table-slams = { $you ->
    [yes] Vous annoncez le chelem : les cinq levées!
   *[no] { $name } annonce le chelem : les cinq levées!
 }
table-has-bid = { $you ->
    [yes] La mise est à vous : { $bid }.
   *[no] La mise est à { $name } : { $bid }.
 }
table-bagged = { $you ->
    [yes] Tout le monde a passé : mise forcée à { $bid } pour vous.
   *[no] Tout le monde a passé : mise forcée à { $bid } pour { $name }.
 }
table-raises = { $you ->
    [yes] Vous montez la mise à { $bid }.
   *[no] { $name } monte la mise à { $bid }.
 }
table-thrown-in = Tout le monde a passé : on rebrasse.
table-sees-kitty = { $you ->
    [yes] Vous regardez le kitty.
   *[no] { $name } regarde le kitty.
 }
table-kitty = Le kitty : { $cards }.
table-takes-kitty = { $you ->
    [yes] Vous prenez le kitty.
   *[no] { $name } prend le kitty.
 }
table-you-take-kitty = Vous prenez le kitty : { $cards }.
table-goes-on-kitty = { $you ->
    [yes] Vous jetez tout votre jeu pour aller au kitty.
   *[no] { $name } jette tout son jeu pour aller au kitty.
 }
table-goes-on-top = { $you ->
    [yes] Vous jetez aussi le kitty pour aller sur la carte du dessus.
   *[no] { $name } jette aussi le kitty pour aller sur la carte du dessus.
 }
table-top-card = La carte du dessus : { $card }.
table-names = { $you ->
    [yes] Vous choisissez l’atout : { $suit }.
   *[no] { $name } choisit l’atout : { $suit }.
 }
table-trump-is = Atout : { $suit }.
table-later = Tout le monde relève les cartes cachées. Vous recevez { $cards }.

table-throws = { $n ->
    [0] { $name } garde tout son jeu.
    [one] { $name } jette une carte.
   *[other] { $name } jette { $n } cartes.
 }
table-you-throw = Vous jetez { $cards }.
table-you-keep-all = Vous gardez tout votre jeu.
table-you-draw = Vous pigez { $cards }.
table-reshuffled = Le reste du paquet est épuisé : on brasse les { $n } cartes jetées et on continue à donner.
table-face-up = { $you ->
    [yes] Votre { $card } arrive à découvert.
   *[no] Carte à découvert pour { $name } : { $card }.
 }

table-calls = { $you ->
    [yes] Vous appelez { $card } : qui a cette carte joue avec vous.
   *[no] { $name } appelle { $card } : qui a cette carte joue avec { $name }.
 }
table-you-are-called = C’est vous qui l’avez : vous jouez avec { $bidder }, et personne d’autre ne le sait.
table-goes-alone = { $you ->
    [yes] Vous jouez sans partenaire.
   *[no] { $name } joue sans partenaire.
 }
table-plays-with = { $you ->
    [yes] Vous jouez donc avec { $bidder }.
   *[no] { $name } joue donc avec { $bidder }.
 }
table-own-card = { $you ->
    [yes] C’était votre propre carte : vous jouez sans partenaire.
   *[no] C’était sa propre carte : { $name } joue sans partenaire.
 }
table-call-lapsed = { $you ->
    [yes] Personne n’a joué { $card } à temps : vous n’avez pas de partenaire.
   *[no] Personne n’a joué { $card } à temps : { $name } n’a pas de partenaire.
 }
table-without-partner = { $you ->
    [yes] Vous jouez sans partenaire.
   *[no] { $name } joue sans partenaire.
 }
table-stub-nobody = Personne ne retourne de cartes.
table-turns-stub = { $you ->
    [yes] Avec l’as d’atout, vous retournez { $cards }.
   *[no] { $name } a l’as d’atout et retourne { $cards }.
 }
table-stub-no-trump = Il n’y a pas d’atout parmi ces cartes.
table-first-lead = { $you ->
    [yes] À vous de commencer.
   *[no] C’est à { $name } de commencer.
 }

table-leads = { $you ->
    [yes] Vous commencez avec { $card }.
   *[no] { $name } commence avec { $card }.
 }
table-plays = { $you ->
    [yes] Vous jouez { $card }.
   *[no] { $name } joue { $card }.
 }
table-last-card = Vous jouez votre dernière carte, { $card }.
table-only-card = Vous jouez { $card }, la seule carte permise.
table-a-trump = C’est un atout.
table-demoted = { $card } n’a pas servi à prendre la carte tournée : c’est maintenant le plus petit atout.
table-you-are-demoted = Vous n’avez pas pris la carte tournée : votre { $card } est maintenant le plus petit atout.
table-nobody-robbed = Personne n’a pris la carte tournée avec l’as : { $card }, où qu’il soit, est maintenant le plus petit atout.
table-takes = { $you ->
    [yes] La levée est à vous.
   *[no] La levée est à { $name }.
 }
# $to says whether it is the reader who is asked.
table-asks-booked = { $to ->
    [yes] { $name } vous demande : « Rien que de l’atout? »
   *[no] { $you ->
        [yes] Vous demandez à { $asked } : « Rien que de l’atout? »
       *[no] { $name } demande à { $asked } : « Rien que de l’atout? »
     }
 }
table-booked = { $answer ->
    [yes] « Oui, rien que de l’atout. »
   *[no] « Non. »
 }
table-folds = { $you ->
    [yes] Vous vous retirez.
   *[no] { $name } se retire.
 }
table-conceded = Les levées qui restent vont à { $side }.
table-shows = { $you ->
    [yes] Vous montrez { $cards }.
   *[no] { $name } montre { $cards }.
 }

## The table: scores

table-tally = { $tricks ->
    [0] { $side } : aucune levée.
    [one] { $side } : une levée, { $points } points.
   *[other] { $side } : { $tricks } levées, { $points } points.
 }
table-bonus = Boni pour la meilleure carte, { $card } : { $side }.
table-no-bonus = Il n’y a pas de boni dans cette brasse.
table-made = { $shared ->
    [side] Mise de { $bid } faite : plus { $n } pour l’équipe ({ $side }).
    [each] Mise de { $bid } faite : plus { $n } par personne pour { $side }.
   *[one] Mise de { $bid } faite : plus { $n } pour { $side }.
 }
table-set = { $shared ->
    [side] Mise de { $bid } manquée : moins { $n } pour l’équipe ({ $side }).
    [each] Mise de { $bid } manquée : moins { $n } par personne pour { $side }.
   *[one] Mise de { $bid } manquée : moins { $n } pour { $side }.
 }
table-counts-only = { $n ->
    [0] { $side } : ces points ne comptent pas.
   *[other] { $side } : seulement { $n } de ces points comptent.
 }
table-reset = { $side } : un pointage de 45 exactement retombe à 0.
table-revoked = Renonce : { $side }.
table-jin = Les cinq levées : c’est le jin!
table-score = Pointage : { $scores }.
table-out = { $number ->
    [you] { $side } sortez du jeu.
    [one] { $side } sort du jeu.
   *[many] { $side } sortent du jeu.
 }
table-wins-game = { $number ->
    [you] { $side } gagnez la partie!
    [one] { $side } gagne la partie!
   *[many] { $side } gagnent la partie!
 }
table-tie = La partie est nulle : égalité.
table-tie-goes-on = Égalité à { $n } points : c’est assez pour gagner, mais une égalité ne donne la partie à personne; on joue une autre brasse.
table-not-out = Assez de points pour gagner, et pourtant la partie continue : { $side }.
table-game-over = { $n ->
    [one] La partie est finie après une brasse : { $scores }.
   *[other] La partie est finie après { $n } brasses : { $scores }.
 }
table-games-won = Parties gagnées : { $games }.
table-wins-match = { $number ->
    [you] { $side } gagnez le match!
    [one] { $side } gagne le match!
   *[many] { $side } gagnent le match!
 }
table-next-game = La partie suivante commence.
table-goes-on = { $n ->
    [0] La partie continue, dans sa première brasse.
    [one] La partie continue; une brasse est jouée.
   *[other] La partie continue; { $n } brasses sont jouées.
 }
table-sheet-empty = Aucune brasse de cette partie n’est encore finie.
table-sheet-deal = { $you ->
    [yes] Brasse { $n }, brassée par vous :
   *[no] Brasse { $n }, brassée par { $name } :
 }
table-sheet-thrown-in = tout le monde a passé, et on a rebrassé.
table-sheet-bid = { $made ->
    [yes] { $you ->
        [yes] vous avez misé { $bid }, mise faite.
       *[no] { $name } a misé { $bid }, mise faite.
     }
   *[no] { $you ->
        [yes] vous avez misé { $bid }, mise manquée.
       *[no] { $name } a misé { $bid }, mise manquée.
     }
 }
table-sheet-gain = { $sign ->
    [plus] { $side } plus { $n }
    [minus] { $side } moins { $n }
   *[none] { $side } rien
 }
table-summary-tricks = Levées : { $tricks }.
table-summary-all-bids = Mises : { $bids }.
table-summary-bids = { $side } { $made ->
    [0] aucune faite
    [1] une faite
   *[other] { $made } faites
 }, { $failed ->
    [0] aucune manquée
    [1] une manquée
   *[other] { $failed } manquées
 }
table-summary-best = { $number ->
    [you] Meilleure brasse : { $side }, qui gagnez { $n } points à la brasse { $deal }.
    [one] Meilleure brasse : { $side }, qui gagne { $n } points à la brasse { $deal }.
   *[many] Meilleure brasse : { $side }, qui gagnent { $n } points à la brasse { $deal }.
 }
table-summary-run = { $one ->
    [yes] Plus longue série : { $n } levées de suite, { $side }, à la brasse { $first }.
   *[no] Plus longue série : { $n } levées de suite, { $side }, de la brasse { $first } à la brasse { $last }.
 }
table-lasts = { $n ->
    [one] Cette partie dure une minute.
   *[other] Cette partie dure { $n } minutes.
 }
table-time-left = { $n ->
    [0] Il reste moins d’une minute.
    [one] Il reste une minute.
   *[other] Il reste { $n } minutes.
 }
table-last-deal = Le temps est écoulé : c’est la dernière brasse.
table-time-is-up = Le temps est écoulé.
table-bell = Le temps est écoulé, et cette brasse ne compte pas.
table-ask-another = Une autre partie à cette table? Tapez « { $yes } », ou Entrée pour partir :
table-yes-or-no = Tapez « { $yes } » ou « { $no } ».
table-goodbye = Au revoir.
table-written = La partie est écrite dans { $file }.
table-saved = La partie jusqu’ici est écrite dans { $file }; fortyfives play --resume { $file } la continue.
table-cannot-save = Rien ne s’écrit à cette table.
table-taken-back = C’est repris.
table-undo-nothing = Il n’y a rien à reprendre : vous n’avez encore rien fait dans cette brasse.
table-undo-before = Ce que vous avez fait avant de quitter la partie ne se reprend plus.
table-undo-others = Il est trop tard pour reprendre : quelqu’un d’autre a joué depuis.
table-undo-seen = Cela ne se reprend pas : quelqu’un a vu de nouvelles cartes, ou a eu une réponse.
table-ask-undo = Entrée pour continuer, ou « { $undo } » pour reprendre :

## The table in the terminal: what the player sees and is asked

table-hand = Votre jeu : { $cards }.
table-hand-trumps = Votre jeu : atouts { $trumps }; autres { $cards }.
table-hand-no-trumps = Votre jeu, sans atout : { $cards }.
table-hand-all-trumps = Votre jeu, rien que de l’atout : { $trumps }.
table-hand-empty = Vous n’avez pas de cartes.
table-bids-so-far = Mises jusqu’ici : { $calls }.
table-bid-is = La mise : { $bid }, pour { $side }.
table-points-so-far = Points jusqu’ici : { $points }.
table-best-so-far = Meilleure carte jusqu’ici, pour le boni : { $card }.
table-turn-up = Carte tournée : { $card }.
table-called = Carte appelée : { $card }.
table-trick = Sur la table : { $plays }; pour l’instant, la levée est à { $best }.
table-of = { $what } ({ $who })
table-of-aloud = { $who } { $what }
table-numbered = { $n } : { $card }
table-trick-so-far = Pour l’instant, la levée est à { $best }.
table-may-play = Vous pouvez jouer { $cards }.
table-said-pass = passe
table-said-hold = je tiens

table-ask-cut = Où coupez-vous le paquet? Entrée coupe au milieu; ou tapez un nombre de { $least } à { $most } :
table-ask-packets = À vous de brasser : d’abord { $first } cartes, ou { $other }? Entrée pour { $first } :
table-ask-joker = Quelle carte jetez-vous pour { $card }?
table-ask-turned-ace = Quelle carte jetez-vous pour { $card }? Ou « { $leave } » :
table-ask-look = Entrée pour regarder votre jeu, ou « { $blind } » pour miser trente pour soixante sans regarder :
table-ask-bid = Votre mise ({ $calls }) :
table-ask-trump = Quel est l’atout ({ $suits })?
table-ask-before-trump = Que faites-vous ({ $choices })?
table-may-raise = « { $word } » monte votre mise à 30.
table-may-see = « { $word } » montre le kitty.
table-may-go-on-kitty = « { $word } » jette tout votre jeu pour le kitty.
table-may-go-on-top = « { $word } » jette aussi le kitty, et la carte du dessus fixe l’atout.
table-may-slam = « { $word } » annonce le chelem.
table-ask-call = Quelle carte appelez-vous, par exemple { $example }? Ou « { $alone } » :
table-ask-throw = { $least ->
    [0] Quelles cartes jetez-vous? { $most } au plus; Entrée n’en jette aucune :
   *[other] { $exactly ->
        [yes] { $least ->
            [one] Quelle carte jetez-vous?
           *[other] Quelles { $least } cartes jetez-vous?
         }
       *[no] Quelles cartes jetez-vous? De { $least } à { $most } :
     }
 }
table-how-to-throw = Tapez les cartes ou leurs numéros. « { $trumps } » garde les atouts et jette le reste; « { $keep } { $example } » ne garde que ces cartes.
table-ask-stub = Vous avez l’as d’atout. « { $turn } » retourne des cartes jusqu’à un atout; Entrée les laisse :
table-ask-swap = Quelle carte donnez-vous pour { $card }? Ou « { $leave } » :
table-ask-leader = Qui commence la première levée ({ $choices })?
table-ask-card = Votre carte :
table-ask-marked = Votre carte, une de celles qui ont une étoile :
table-may-rob = Vous avez l’as d’atout : « { $word } { $example } » prend { $card } et jette { $thrown }, ou une autre carte de la même façon.
table-or-demoted = Si vous jouez d’abord, votre as devient le plus petit atout.
table-must-rob = Il faut prendre la carte tournée avant de jouer.
table-may-decline = « { $word } » fait retourner { $card }, et votre as garde son rang.
table-may-beg = Vous avez le roi d’atout : « { $word } { $example } » met { $thrown } de côté pour réserver { $card }.
table-may-ask-booked = « { $word } » et un nom pose la question « Rien que de l’atout? », et il faut y répondre en vérité.
table-may-fold = « { $word } » abandonne le reste de cette brasse.
table-ask-aside = Entrée pour continuer :
table-asked-later = On vous le demandera avant la prochaine levée.

table-not-understood = « { $said } » n’est pas compris ici. Tapez « { $help } » pour voir ce qui se tape.
table-which-suit = « { $said } », mais de quelle sorte? Tapez les deux, par exemple { $example }.
table-no-such-number = Vous n’avez pas de carte numéro { $said }.
table-one-card = Tapez une seule carte.
table-which-card = Quelle carte? Tapez par exemple « { $said } { $example } ».
table-whom = À qui? Tapez un nom après le mot.

table-dealer = { $you ->
    [yes] C’est vous qui brassez.
   *[no] C’est { $name } qui brasse.
 }
table-last-trick = La dernière levée : { $plays }. Elle est à { $best }.
table-no-last-trick = Il n’y a pas encore de levée dans cette brasse.
table-no-auction = On ne mise pas à ce jeu.
table-why-not-your-turn = Ce n’est pas votre tour; vous pouvez parler quand même, ou taper Entrée.
table-why-packets = Vous brassez, et choisissez combien de cartes vont d’abord à chaque personne.
table-why-bid = Une mise dit combien de points votre équipe fera dans cette brasse; la plus haute mise choisit l’atout.
table-why-no-bid-yet = Personne n’a encore misé.
table-why-standing = { $you ->
    [yes] La plus haute mise est { $bid }, et c’est la vôtre.
   *[no] La plus haute mise est { $bid }, par { $name }.
 }
table-why-minimum = Votre équipe est à { $score } et ne peut pas miser moins de { $bid }.
table-why-you-may-hold = Comme vous brassez, vous pouvez tenir : vous prenez la mise de { $bid } à { $name } sans monter.
table-why-may-be-held = C’est { $name } qui brasse et peut tenir la plus haute mise, donc la prendre au même nombre.
table-why-thirty = Une mise de 30 rapporte { $n } si elle est faite.
table-why-special = « { $bid } » rapporte { $wins } si la mise est faite, et coûte { $costs } si elle est manquée.
table-why-bagged = Les autres ont passé : si vous passez aussi, vous avez la mise forcée de { $bid }.
table-why-ace-of-hearts = L’as de cœur est un atout, peu importe la sorte choisie.
table-why-throw = { $least ->
    [0] { $all ->
        [yes] Vous avez { $held } cartes et pouvez jeter celles que vous voulez, ou toutes.
       *[no] Vous avez { $held } cartes et pouvez en jeter { $most } au plus.
     }
   *[other] { $exactly ->
        [yes] Vous avez { $held } cartes et en gardez cinq, ni plus ni moins : vous en jetez { $least }.
       *[no] Vous avez { $held } cartes et pouvez en garder cinq au plus : vous en jetez donc au moins { $least }, et { $most } au plus.
     }
 }
table-why-drawn = Vous pigez ensuite jusqu’à { $hand } cartes.
table-why-keep = { $n ->
    [one] Il faut garder au moins une carte.
   *[other] Il faut garder au moins { $n } cartes.
 }
table-why-lead = C’est vous qui commencez : toutes les cartes sont permises.
table-why-void = Vous n’avez rien de la sorte demandée ({ $card }) : toutes les cartes sont permises.
table-why-free-plain = { $card } n’est pas un atout, et à ce jeu rien n’oblige à jouer la sorte demandée : toutes les cartes sont permises.
table-why-no-trump = On demande l’atout ({ $card }), et vous n’en avez pas : toutes les cartes sont permises.
table-why-free-kept = On demande l’atout ({ $card }), mais vous pouvez retenir vos atouts : toutes les cartes sont permises.
table-why-ace-led = L’as de cœur est toujours un atout : on demande donc l’atout.
table-why-ace-no-heart = Votre as de cœur est un atout et non un cœur : vous pouvez toujours le jouer, mais rien n’y oblige.
table-why-kept = { $may ->
    [yes] { $higher ->
        [yes] { $card } peut être retenu, parce qu’il est plus haut que { $against }.
       *[no] { $card } peut être retenu devant n’importe quel atout.
     }
   *[no] { $card } ne peut pas être retenu, parce qu’il n’est pas plus haut que { $against }.
 }
table-why-not-together = Il faut tout de même jouer un atout, parce que vos atouts ne peuvent pas tous être retenus; mais n’importe lequel va.
table-hint = À une table de cuisine, on taperait : { $typed }.
table-help-words = En tout temps : le point d’interrogation explique ce qui se joue maintenant et pourquoi; « { $hint } » dit ce qu’on ferait à une table de cuisine, et pourquoi; « { $table } » montre la table encore une fois, « { $auction } » les mises, « { $last } » la dernière levée, « { $score } » le pointage, « { $sheet } » la feuille de pointage avec toutes les brasses, « { $rules } » les règles.
table-help-game = « { $undo } » reprend ce que vous venez de faire, si personne n’a joué depuis; « { $save } » écrit la partie dans un fichier pour la continuer plus tard, et « { $save } ma-partie.toml » dans ce fichier; « { $quit } » quitte la table.
table-help-cards = Une carte se tape par son numéro, ou par rang et sorte : 5c, 10p, dk, rt. Les lettres p, c, k, t sont pique, cœur, carreau, trèfle. Les mots vont aussi : cinq de cœur.
table-help-cut = Tapez le nombre de cartes à lever du paquet, ou Entrée pour couper au milieu.
table-help-packets = Tapez combien de cartes vont d’abord à chaque personne, ou Entrée pour brasser comme d’habitude.
table-help-suit = Une sorte se tape par son numéro, son nom ou sa lettre : p, c, k, t sont pique, cœur, carreau, trèfle. Ce qui peut se faire d’autre a un mot à lui.
table-help-word = Tapez un des mots, des noms ou des nombres qu’on vous donne à choisir.
table-help-aside = Entrée pour continuer, ou tapez ce qu’on vous offre de dire ou de faire.
table-help-trumps = Les atouts, du meilleur au plus petit : { $cards }.
table-help-booked = Au début d’une levée : « { $booked } » et un nom demande à cette personne si elle n’a que de l’atout. Si oui, « { $fold } » abandonne le reste de la brasse.
table-help-throw = Pour jeter : « { $all } » jette tout, « { $none } » ne jette rien.

## Buttons: what one may do, as a card player says it
## $card is a card, $thrown and $given the card that goes for it.

label-cut = { $n ->
    [one] Lever une carte
   *[other] Lever { $n } cartes
 }
label-packets = { $n ->
    [one] Une carte d’abord
   *[other] { $n } cartes d’abord
 }
label-throw-one = Jeter { $card }
label-take = Prendre { $card }, jeter { $thrown }
label-leave = Laisser la carte
label-look = Regarder mon jeu
label-pass = Je passe
label-hold = Je tiens
label-blind = 30 pour 60, sans voir
label-thirty-for-sixty = 30 pour 60
label-sixty-for-120 = 60 pour 120
label-slam = Chelem
label-raise = Monter à 30
label-see-kitty = Voir le kitty
label-go-on-kitty = Aller au kitty
label-go-on-top = Aller sur la carte du dessus
label-call = Appeler { $card }
label-alone = Je joue sans partenaire
label-throw = { $n ->
    [0] Tout garder
    [one] Jeter une carte
   *[other] Jeter { $n } cartes
 }
label-pass-stub = Laisser le reste du paquet
label-turn-stub = Retourner des cartes
label-swap = Donner { $given } pour { $card }
label-leads = { $you ->
    [yes] Je commence
   *[no] { $name } commence
 }
label-rob = Prendre { $card }, jeter { $thrown }
label-decline-rob = Faire retourner la carte
label-beg = Réserver, mettre { $card } de côté
label-booked = Demander à { $name } : rien que de l’atout?
label-fold = Je me retire
label-play = Jouer { $card }

hint-action = À une table de cuisine, on choisirait : { $label }.
hint-any-cut = Un endroit en vaut un autre : personne ne sait où sont les cartes.
hint-any-packets = Une façon vaut l’autre : personne ne sait où sont les cartes.
hint-throw = À une table de cuisine, on jetterait { $cards }.

## The question of the moment, where nothing is typed

ask-cut = Coupez le paquet.
ask-packets = À vous de brasser : combien de cartes d’abord?
ask-turned = { $leave ->
    [yes] Jetez une carte pour { $card }, ou laissez l’as.
   *[no] Jetez une carte pour { $card }.
 }
ask-look = { $blind ->
    [yes] Regardez votre jeu, ou misez sans voir.
   *[no] Regardez votre jeu.
 }
ask-bid = Votre mise?
ask-trump = Choisissez l’atout.
ask-before-trump = La mise est à vous : que faites-vous avant de choisir l’atout?
ask-call = Appelez une carte, ou jouez sans partenaire.
# $n is the most that may go, $least the fewest, and $fewest the same in letters.
ask-throw = { $exactly ->
    [yes] { $n ->
        [0] Gardez tout votre jeu.
       *[other] Jetez { number-cards }.
     }
   *[no] { $least ->
        [0] { $all ->
            [yes] Jetez autant de cartes qu’il vous plaît, ou aucune.
           *[no] Jetez { number-cards } au plus, ou aucune.
         }
        [1] Jetez de une à { number-cards }.
       *[other] Jetez de { $fewest } à { number-cards }.
     }
 }
ask-stub = Retournez-vous des cartes du reste du paquet?
ask-swap = Donnez une carte pour { $card }, ou laissez l’atout tourné.
ask-leader = Qui commence la première levée?
ask-lead = À vous de commencer.
ask-card = Votre carte.
ask-must-rob = Prenez la carte tournée avant de jouer : jetez une carte.
ask-rob = Prenez d’abord la carte tournée, ou jouez une carte.
ask-beg = Réservez d’abord avec le roi, ou jouez une carte.

wait-cut = C’est à { $name } de couper le paquet.
wait-packets = C’est à { $name } de brasser.
wait-throw-one = C’est à { $name } de jeter une carte pour { $card }.
wait-take = { $name } peut prendre { $card }.
wait-bid = { $name } réfléchit à sa mise.
wait-trump = C’est à { $name } de choisir l’atout.
wait-call = C’est à { $name } d’appeler une carte.
wait-throw = C’est à { $name } de jeter des cartes.
wait-stub = C’est à { $name } de retourner des cartes, ou non.
wait-leader = C’est à { $name } de dire qui commence.
wait-lead = C’est à { $name } de commencer.
wait-card = C’est à { $name } de jouer.

## A card for one who listens: its name, and then these

spoken-trump = atout
spoken-playable = jouable
spoken-not-allowed = pas jouable maintenant

## What may be typed: the words, the first of which is the one shown
## Small and capital letters, accents, blanks and hyphens make no difference.

typed-help = aide
typed-why = pourquoi, expliquer
typed-rules = règles, règlements
typed-auction = mises, les mises
typed-score = pointage, score
typed-sheet = feuille, feuille de pointage
typed-last = dernière, dernière levée, levée
typed-table = table, montrer
typed-hint = conseil
typed-undo = reprendre, annuler
typed-save = sauver, sauvegarder, enregistrer
typed-quit = quitter, quitter la table
typed-yes = oui, o, une autre
typed-no = non, n
typed-pass = passe, je passe, passer
typed-hold = je tiens, tenir, tiens
typed-15 = 15, quinze
typed-20 = 20, vingt
typed-25 = 25, vingt cinq
typed-30 = 30, trente
typed-blind = sans regarder
typed-30for60 = 30pour60, trente pour soixante
typed-60for120 = 60pour120, soixante pour cent vingt
typed-slam = chelem
typed-look = regarder, regarde
typed-raise = monter, je monte, monter à 30
typed-see = voir, regarder, voir le kitty
typed-kitty = kitty, aller au kitty, au kitty
typed-top = dessus, carte du dessus, aller sur la carte du dessus
typed-alone = sans partenaire, seul, seule
typed-take = prendre, je prends
typed-leave = laisser, non, je laisse
typed-turn = retourner, oui, je retourne
typed-me = moi
typed-rob = prendre, je prends
typed-decline = laisser, non, je laisse
typed-beg = réserver, je réserve
typed-booked = demander, rien que de l’atout
typed-fold = retrait, se retirer, je me retire
typed-throw = jeter, je jette
typed-keep = garder, garde, je garde
typed-trumps = atouts, atout, garder les atouts
typed-none = rien, aucune, tout garder
typed-all = tout, tout jeter
typed-small-words = de, du, des, d, l, le, la, les, et, pour
typed-suit-C = t, trèfle, trèfles
typed-suit-D = k, carreau, carreaux
typed-suit-H = c, cœur, cœurs
typed-suit-S = p, pique, piques
typed-rank-A = a, as
typed-rank-2 = 2, deux
typed-rank-3 = 3, trois
typed-rank-4 = 4, quatre
typed-rank-5 = 5, cinq
typed-rank-6 = 6, six
typed-rank-7 = 7, sept
typed-rank-8 = 8, huit
typed-rank-9 = 9, neuf
typed-rank-T = 10, dix
typed-rank-J = v, valet, j
typed-rank-Q = d, dame, q, reine
typed-rank-K = r, roi, k
typed-joker-RJ = joker, joker rouge
typed-joker-BJ = joker noir
joker-in-letters = { $r ->
    [BJ] joker noir
   *[RJ] joker rouge
 }


## Sitting down

menu-which-game = À quel jeu voulez-vous jouer?
menu-game = { $n }. { $name }
menu-ask-game = Son numéro, « { $help } », ou Entrée pour { $first } :
menu-no-such-game = Tapez un numéro de 1 à { $most }.
menu-help = Tapez le numéro d’un jeu, ou son nom, pour y jouer; « { $rules } » et un numéro pour ses règles; « { $quit } » pour partir.
cli-play = Jouer au quarante-cinq dans ce terminal, avec l’ordinateur.
cli-player = JOUEUR
cli-name = NOM
cli-seed = GRAINE
cli-file = FICHIER
cli-file-or-folder = FICHIER|DOSSIER
cli-help-opponents = qui joue contre vous : un nom, ou un pour chaque place à partir de la gauche avec des virgules, ou cast pour des gens tirés au sort; fortyfives players en donne la liste
cli-help-seat = votre place, à partir de 1
cli-help-name = votre nom, pour la partie écrite
cli-help-seed = un mot ou un nombre; le même donne les mêmes cartes
cli-help-record = écrire la partie dans ce fichier, qui ne doit pas exister encore
cli-help-resume = continuer la partie de ce fichier, où on l’a laissée
cli-help-partner = qui joue avec vous pour l’ordinateur; le meilleur, sauf avis contraire
cli-help-plain = des mots au lieu de signes, pour l’oreille : neuf de pique
cli-help-colour = les couleurs : auto, always (toujours) ou never (jamais)
cli-help-careful = demander après chaque geste si on veut le reprendre
colour-unknown = « { $said } » ne va pas; au choix : { $alternatives }.
resume-alone = Une partie qu’on continue reste comme elle est : laissez { $said } de côté.
resume-unreadable = On ne peut pas lire { $file }.
resume-bad = { $file } reste comme il est, parce que quelque chose n’y va pas : { $why }
resume-line = ligne { $n } : { $why }
resume-torn = les dernières lignes du fichier, pour continuer la partie, sont gâtées
resume-is-over = La partie dans { $file } est finie.
resume-cards-missing = L’écrit dans { $file } ne dit pas toutes les cartes : on ne peut pas le continuer.
opponents-number = Vous avez { $seats } adversaires à cette table, et vous en nommez { $said }; nommez-en un seul, ou chacun.
seat-unknown = Il n’y a pas de place { $said }; les places vont de 1 à { $most }.
player-unknown = { $alternatives ->
    [none] L’ordinateur n’a personne de ce nom, « { $name } »; fortyfives players en donne la liste.
   *[other] L’ordinateur n’a personne de ce nom, « { $name } »; vouliez-vous dire : { $alternatives }?
 }
record-exists = { $file } existe déjà; choisissez un autre fichier pour la partie écrite.
record-cannot = Impossible d’écrire { $file }.
cli-players-list = Qui joue pour l’ordinateur, et comment.
player-cautious = mise ce que vaut son jeu, garde ses atouts et fait les levées à bas prix
player-kitchen-table = mise et joue comme à la table de cuisine, et aide son partenaire
player-random = fait n’importe quoi de permis
player-random-shy = de même, mais ne mise presque jamais
player-of-another-package = vient d’un autre paquet logiciel

## Written games: what is wrong with one
## $says is what the record says, $real what is so, $seat the letter of a seat.

record-too-large = le fichier dépasse { $most } caractères, ce que ne fait aucune partie écrite
record-no-text = ce n’est pas du texte; une partie écrite est un fichier de texte en UTF-8
record-not-toml = ce n’est pas du TOML : il manque peut-être un guillemet, un crochet ou un signe égal
record-number-endless = un nombre compte ici des milliers de chiffres; dans un fichier de parties, aucun n’est si long
record-key-missing = il manque { $key }
record-key-unknown = { $key } n’est pas connu ici; ce qui est connu : { $expected }
record-not-text = { $key } doit être un texte entre guillemets
record-not-number = { $key } doit être un nombre entier de { $least } à { $most }
record-not-numbers = { $key } doit être une liste de { $most } nombres entiers, un par équipe
record-not-flag = { $key } doit être true ou false
record-not-bytes = { $key } doit avoir { $most } signes de 0 à 9 et de a à f, et aucun autre
record-not-table = { $key } doit être une table, entre accolades ou sous son propre titre
record-not-list = { $key } doit être une liste, entre crochets
record-not-option = { $key } a une valeur qu’aucune règle maison ne peut avoir
record-wrong-format = le format est { $found }; ce qui se lit : { $expected }
record-rules-wrong = ces règles ne vont pas : { $why }
record-seat-unknown = { $found } n’est pas une place ici; les places : { $expected }
record-seat-twice = { $seat } figure deux fois
record-side-unknown = { $found } n’est pas une équipe ici; les équipes : { $expected }
record-rule-id = { $found } n’est pas une règle; une règle s’écrit ainsi : GEN-17
record-card-unknown = { $found } n’est pas une carte; écrivez le rang et la sorte, par exemple 5H, TS ou RJ
record-card-played = tout le monde voit une carte jouée : elle ne peut pas être inconnue
record-card-twice = { $card } figure deux fois
record-card-not-in-pack = { $card } n’est pas dans le paquet de cette brasse
record-cards-number = il faut { $expected } cartes sous { $key }, et il y en a { $found }
record-line-unknown = « { $found } » n’est pas compris; écrivez ainsi : { $expected }
record-dealer = selon l’écrit, { $says } brasse; c’est { $real }
record-scores = selon l’écrit, le pointage est { $says }; il est { $real }
record-deck = le paquet doit être celui de cette brasse; { $card } ne va pas
record-hands = selon l’écrit, { $seat } reçoit { $says }; c’est { $real }
record-later = selon l’écrit, { $seat } reçoit { $says } sans les voir; c’est { $real }
record-kitty = selon l’écrit, le kitty est { $says }; c’est { $real }
record-stock = selon l’écrit, le reste du paquet commence par { $says }; il commence par { $real }
record-turned = selon l’écrit, { $says } est tourné; c’est { $real }
record-turned-missing = une carte tournée manque dans l’écrit : turned = ...
record-shuffle = il faut ces cartes sous { $stream }, dans n’importe quel ordre : { $real }
record-chance = { $stream } manque alors qu’il le faut, ou figure sans jamais servir
record-proof = la preuve des cartes ne tient pas : { $why }
record-proof-cut = selon l’écrit, le paquet est coupé à { $says }; selon sa preuve, à { $real }
record-proof-known = le secret est celui de la brasse { $says }, et il était connu avant celle-ci
record-proof-twice = la preuve est celle de la brasse { $says }, et il y a déjà eu une brasse de ce nom
record-refused = { $seat } n’a pas le droit de faire cela : { $why }
record-lies-there = selon l’écrit, { $says } est sur la table; c’est { $real }
record-not-held = { $seat } n’a pas { $card } en main
record-holds = selon l’écrit, { $seat } a en main { $says }; c’est { $real }
record-too-many = selon l’écrit, { $seat } donne { $says } cartes, et il n’y en a que { $real }
record-turn = selon l’écrit, { $says } agit; c’est à { $real } de le faire
record-nobody-acts = la brasse est finie, et personne ne fait plus rien
record-never-came = le jeu s’arrête avant que { $seat } puisse faire cela
record-not-now = ce n’est pas le moment; { $seat } a autre chose à faire
record-leader = selon l’écrit, { $says } commence; c’est { $real }
record-played-itself = { $seat } ne joue plus et met la carte la plus faible, { $real }, et non { $says }
record-trick-cards = une levée compte { $real } cartes ici, et non { $says }
record-trick-unfinished = personne ne prend une levée qui n’est pas finie
record-taker = selon l’écrit, { $says } prend la levée; c’est { $real }, avec { $card }
record-worth = selon l’écrit, la levée vaut { $says }; elle vaut { $real }
record-draws = selon l’écrit, { $seat } pige { $says }; c’est { $real }
record-draws-number = selon l’écrit, { $seat } pige { $says } cartes; c’est { $real }
record-draws-never = selon l’écrit, { $seat } pige plus de cartes qu’il ne s’en donne
record-stub = selon l’écrit, { $seat } tourne { $says }; le reste du paquet est { $real }
record-answer = selon l’écrit, la réponse est { $says }; c’est { $real }
record-top-card = selon l’écrit, la carte du dessus fait de { $says } l’atout; c’est { $real }
record-bid = selon l’écrit, la mise jouée est { $says }; c’est { $real }
record-no-bid = l’écrit donne la mise jouée, et personne n’a gagné la mise
record-made = selon l’écrit, made est { $says }; c’est { $real }
record-taken = selon l’écrit, les points levés sont { $says }; ils sont { $real }
record-after = selon l’écrit, le pointage devient { $says }; il devient { $real }
record-thrown-in = selon l’écrit, thrown_in est { $says }; c’est { $real }
record-not-scored = l’écrit dit comment la brasse finit, et elle n’est pas finie
record-unfinished = une autre brasse commence, et celle d’avant n’est pas finie
record-game-over = une autre brasse commence, et la partie est finie
record-no-result = l’écrit dit comment la partie finit, et elle continue
record-winners = selon l’écrit, la partie est gagnée ainsi : { $says }; c’est : { $real }
record-ended = selon l’écrit, la partie finit { $says }; c’est le pointage qui y met fin
record-tried = et il ne s’est trouvé aucune façon de compléter les cartes inconnues pour que ce soit vrai

## Cards that were committed to before the cut: what does not fit
## $card1 is the card that lies there, $card2 the one that belongs there.

fairness-commitment = le secret de la brasse { $deal } ne va pas avec ce qui était scellé
fairness-pack = { $stream } n’est pas fait des cartes d’un seul paquet
fairness-depth = impossible de lever { $depth } cartes sur { $pack } et d’en laisser
fairness-missing = il manque { $stream }
fairness-shuffle = selon le secret et la coupe du paquet, la carte { $place } de { $stream } est { $card2 }, et non { $card1 }

## Written games: fortyfives verify

cli-verify = Prouver des parties écrites : chaque brasse est rejouée, et la première chose fausse est nommée.
cli-check = Poser aux règles les questions de fichiers d’exemples, et comparer les réponses.
cli-help-check = les exemples, en JSON; autant de fichiers que vous voulez
cli-help-kind = seulement les exemples de cette sorte; peut se répéter
cli-help-id = seulement l’exemple de ce nom; peut se répéter
cli-help-verbose = énumérer aussi les exemples réussis
cli-kind = SORTE
cli-id = NOM
check-which = Quels fichiers? Nommez au moins un fichier d’exemples.
check-none = Aucun exemple n’est de cette sorte et de ce nom.
check-closing = réussis : { $passed }; manqués : { $failed }
cases-unreadable = On ne peut pas lire { $file } : { $why }.
cases-no-text = { $file } n’est pas du texte en UTF-8.
cases-no-json = { $file } n’est pas du JSON : { $why }.
cases-no-list = { $file } n’a pas d’exemples : il faut un objet avec une liste « vectors ».
cases-empty-list = { $file } n’a pas d’exemples : sa liste « vectors » est vide.
cli-help-verify = les parties écrites, autant que vous voulez
verify-which = Quels fichiers? Nommez au moins une partie écrite.
verify-cannot-open = Impossible d’ouvrir { $file }.
verify-true = { $file } : prouvé : { $proved }
verify-wrong = { $place } : { $what }
verify-line = ligne { $n }
verify-deal = brasse { $n }
verify-trick = brasse { $n }, levée { $trick }
verify-deals = { $n ->
    [one] { $n } brasse
   *[other] { $n } brasses
 }
verify-tricks = { $n ->
    [one] { $n } levée
   *[other] { $n } levées
 }
verify-committed = { $n ->
    [one] les cartes de { $n } brasse étaient scellées avant la coupe du paquet, et ce sont bien celles-là
   *[other] les cartes de { $n } brasses étaient scellées avant la coupe du paquet, et ce sont bien celles-là
 }
verify-not-cut = dont { $n } où personne n’a coupé le paquet
verify-scores = pointage { $scores }
verify-unfinished = la dernière brasse n’est pas finie
verify-known = toutes les cartes connues
verify-unknown = { $n ->
    [one] { $n } carte inconnue
   *[other] { $n } cartes inconnues
 }

## Mesurer les joueurs : fortyfives compare

cli-compare = Mesurer les joueurs de l’ordinateur l’un contre l’autre : chaque brasse se rejoue en changeant de place.
cli-line-up = ÉQUIPE
cli-help-line-ups = deux équipes, ou plusieurs joueurs pour un tournoi à la ronde; une équipe, c’est un joueur, ou un par place, séparés par des virgules
cli-help-deals = le nombre de brasses, ou de parties avec --games; il se fixe d’avance
cli-help-games = jouer des parties entières, et non des brasses
cli-help-max-deals = avec --games : arrêter une partie après ce nombre de brasses (60)
cli-help-jobs = le nombre de processus qui travaillent à la fois
cli-help-results = garder chaque résultat à mesure : dans ce fichier ou, pour un tournoi à la ronde, dans ce dossier, avec un fichier pour chaque paire; la même commande continue une mesure arrêtée
cli-help-json = écrire les chiffres pour des programmes
whole-number-expected = « { $said } » n’est pas un nombre de 1 à { $most }.
compare-needs-two = Nommez deux équipes, ou plusieurs joueurs pour un tournoi à la ronde.
max-deals-needs-games = --max-deals arrête des parties entières; demandez-les avec --games, ou laissez-le de côté.
line-up-gap = Il manque un nom dans l’équipe « { $said } ».
line-up-twice = « { $said } » est là deux fois; dans un tournoi à la ronde, on nomme chacun une seule fois.
line-up-table = À { $players }, ce jeu donne { $seats ->
    [one] une place
   *[other] { $seats } places
 } à chaque équipe.
line-up-seats = { $seats ->
    [one] « { $said } » ne va pas : une équipe n’a qu’une place dans ce jeu; nommez un joueur.
   *[other] « { $said } » ne va pas : une équipe a { $seats } places dans ce jeu; nommez un joueur pour toutes, ou { $seats } séparés par des virgules.
 }
compare-deals = { $first } contre { $second }, sur { $deals ->
    [one] une brasse
   *[other] { $deals } brasses
 } : { $net } points par brasse{ $ci ->
    [none] . Une seule brasse ne dit pas à combien près; demandez-en plus avec --deals.
   *[other] , à { $ci } près (95 %).
 }
compare-games = { $first } contre { $second }, sur { $deals ->
    [one] une paire de parties
   *[other] { $deals } paires de parties
 } : { $net } points par brasse{ $ci ->
    [none] . Une seule paire ne dit pas à combien près; demandez-en plus avec --deals.
   *[other] , à { $ci } près (95 %).
 }
compare-no-interval = Une seule brasse, ou paire de parties, ne dit pas à combien près; demandez-en plus avec --deals.
compare-stopped-kept = Arrêté : { $done } résultats sur { $count } sont gardés dans { $file }. La même commande continue de là.
compare-stopped-lost = Arrêté après { $done } résultats sur { $count }; aucun n’est gardé. Avec --file ils le sont, et la même commande continue de là.
compare-won = { $first } a gagné { $won } parties sur { $games }; { $cut } ont été arrêtées pour leur longueur.
compare-times = { $name } : { $mean } ms du processeur par décision; 95 sur 100 en ont pris { $p95 } ms au plus, 99 sur 100 { $p99 } ms.
results-none = { $file } existe déjà et n’a pas de résultats; choisissez un autre fichier.
results-line = { $file }, ligne { $n } : ce n’est pas un résultat, ou il est là deux fois; enlevez la ligne pour continuer.
results-of-another = { $file } a les résultats d’une autre mesure : { $key } là-bas : { $there }; ici : { $here }.
results-key = { $key ->
    [first] la première équipe
    [second] la deuxième équipe
    [variant] le jeu
    [options] les règles maison
    [players] à combien on joue
    [seed] la graine
    [games] des parties entières
    [max_deals] les brasses après quoi une partie est arrêtée
    [rules_hash] la version des règles
    [players_hash] la version des joueurs de l’ordinateur
   *[format] la forme du fichier
 }
results-unusable = { $file } ne peut pas servir aux résultats : { $why }.
results-no-folder = { $file } existe déjà et n’est pas un dossier; un tournoi à la ronde a un dossier pour ses résultats.

## Les personnages : un mot sur chacun, et les chiffres de sa carte

player-evangeline = Évangéline, qui ne mise que si rien ne peut mal tourner
player-alphonse = Alphonse, qui n’a jamais misé de sa vie; il fait perdre ceux qui misent
player-mick = Mick, qui garde ses rois et aime mieux une levée à lui que de faire perdre le miseur
player-sadie = Sadie, pour qui c’est toutes les levées ou rien
player-rory = Rory, qui mise sur n’importe quoi et regarde ses cartes après
player-agnes = Agnès, qui ne lâche pas son cinq tant qu’il lui reste une autre carte
player-duncan = Duncan, qui commence par ses atouts tant qu’il y en a
player-malachy = Malachy, qui mise par-dessus son partenaire et lui prend ses levées
player-marguerite = Marguerite, qui parle tôt pour que son partenaire le sache, et ne mise jamais par-dessus lui
player-fergus = Fergus, qui passe avec un bon jeu et attend quelqu’un à faire perdre
player-delphine = Delphine, qui mise pour que son partenaire ne soit pas pris, et guère autrement
player-isidore = Isidore, qui compte et ne joue un atout que s’il n’en reste pas de meilleur
player-murdoch = Murdoch, qui joue à cette table depuis soixante ans
cast-measured = Mesuré à { $table } : { $games } parties chacun, les mêmes brasses pour tous, avec kitchen-table sur toutes les autres chaises. Les chiffres sont ceux du côté du personnage.
cast-net = points par brasse
cast-won = parties gagnées
cast-bid = brasses misées
cast-made = mises réussies
cast-sets = défaites infligées sur 100 brasses
cast-mix = mises de 15 / 20 / 25 / 30 ou plus
cast-explained = « Points par brasse » : ce que le côté a gagné, moins ce que les autres ont gagné en moyenne. « Brasses misées » : toutes celles que le personnage a jouées avec la mise, aussi celles où tout le monde a passé et où, brassant les cartes, il a eu la mise forcée; même qui ne mise jamais en a donc. « Mises réussies » : combien de celles-là ont été faites. « Défaites infligées » : les brasses où un autre côté a manqué sa mise contre celui-ci. Les derniers chiffres ne comptent que les mises que le personnage a dites lui-même.
cli-help-cards = montrer les chiffres mesurés des personnages, ou de ceux qui sont nommés
cli-player-name = NOM
cli-help-player-names = seulement ces joueurs
cast-none = { $name } n’a pas de carte de chiffres; en ont une : { $alternatives }.
cast-figure = { $what } : { $said }

## À la table : ce qui se passe autour, et ce que dit le serveur

room-nobody = personne
room-sat = { $you ->
    [yes] Vous prenez place.
   *[no] { $name } prend place.
}
room-engaged = { $name } prend place : c’est l’ordinateur.
room-rose = { $you ->
    [yes] Vous vous levez.
   *[no] { $name } se lève.
}
room-stood-in = { $you ->
    [yes] L’ordinateur joue pour vous. Vous pouvez reprendre votre place quand vous voulez.
   *[no] { $name } n’est plus là; l’ordinateur continue.
}
room-came-back = { $you ->
    [yes] Vous jouez de nouveau vous-même.
   *[no] { $name } est de retour.
}
room-host-passed = { $you ->
    [yes] C’est maintenant à vous de voir à la table.
   *[no] C’est maintenant { $name } qui voit à la table.
}
room-cut-passed = { $you ->
    [yes] Vous n’êtes pas là; c’est à la personne suivante, à votre droite, de couper le paquet.
   *[no] { $name } n’est pas là; c’est à la personne suivante, à sa droite, de couper le paquet.
}
room-asks-back = { $you ->
    [yes] Vous avez demandé à reprendre votre coup.
   *[no] { $name } voudrait reprendre son coup.
}
room-us = Nous
room-them = Eux
room-took-back = Le coup est repris.
room-adjourned = La partie est remise à un autre jour.
room-resumed = La partie continue.
room-frozen = Ce qui a été noté de cette table ne se tient pas. On n’y touche plus, et on n’y joue plus.
room-nothing-to-say = Il n’y a rien à dire là-dessus pour le moment.
room-no-hint-yet = Ce n’est pas votre tour. Redemandez quand ce le sera.
room-may-be-played = Cette carte peut être jouée.
room-no-frozen = On ne joue plus à cette table.
room-no-stale = Les cartes ont changé entre-temps. Regardez encore.
room-no-adjourned = La partie est remise. Il faut d’abord la reprendre.
room-no-no-deal = Les cartes ne sont pas brassées.
room-no-greeted = On sait déjà qui est assis ici. Ouvrez une autre connexion pour une autre place.
room-no-unreadable = On n’a pas compris.
room-no-not-allowed = Ce n’est pas permis.
room-no-no-cut = Il n’y a rien à couper pour le moment.
room-no-not-your-cut = C’est à droite de la personne qui brasse qu’on coupe.
room-no-away = L’ordinateur joue pour vous. Reprenez d’abord votre place.
room-no-not-away = Vous jouez déjà vous-même.
room-no-seat-taken = La place est prise.
room-no-seat-empty = Il n’y a personne à cette place.
room-no-own-seat = C’est votre propre place.
room-no-not-yours = Cette place n’est plus à vous.
room-no-seats-empty = Il faut d’abord que toutes les places soient prises.
room-no-undo-off = À cette table, on ne reprend pas ses coups.
room-no-nothing-to-undo = Vous n’avez rien fait qu’on puisse reprendre.
room-no-nothing-asked = Personne ne vous a demandé cela.
room-no-no-game = Il n’y a pas de partie en cours.
room-no-not-adjourned = La partie n’a pas été remise.
room-no-not-host = Seul celui qui voit à la table peut faire cela.
room-no-others-play = D’autres ont leur place dans cette partie. On peut l’effacer quand elle est finie, ou quand ils l’ont quittée.
room-no-under-way = Une partie est en cours.
room-no-table-full = Toutes les places de cette table sont prises.
room-no-hall-full = Il n’y a plus de place pour une autre table. Essayez plus tard.
room-no-no-player = L’ordinateur n’a pas de joueur de ce nom.
room-no-no-game-of-that-name = Il n’y a pas de jeu de ce nom.
room-no-no-table = Il n’y a pas de table de ce nom, ou l’invitation n’est pas la bonne. Elle a peut-être été effacée.
room-no-no-replay = Il n’y a pas de partie finie ici. Peut-être n’est-elle pas terminée, ou elle a été effacée.
room-no-replay-cut-short = Ce lien n’est pas entier : il nomme une table, et il y manque le point et le mot qui désignent une partie. Redemandez le lien complet à qui l’a envoyé.
room-no-no-name = Donnez un nom d’au plus 24 lettres.
room-no-token = Il faut être assis à la table pour cela.
room-no-disk = On n’a pas pu le noter : le disque est plein, ou on n’y a pas accès. Rien n’est perdu; essayez encore.
room-no-too-fast = C’est trop à la fois. Attendez un peu.
room-no-closing = Le serveur va redémarrer. Rien n’est perdu; la table revient dans un moment.
room-no-not-from-there = Cela vient d’une autre page, ou d’un nom qui n’est pas celui de ce serveur. Rien n’a été fait.
room-no-nothing-here = Il n’y a rien à cette adresse.
room-no-not-that-way = On ne s’adresse pas ainsi à cette adresse.
room-no-too-long = C’était trop long.
room-no-bug = Quelque chose a mal tourné ici, et c’est noté pour qui s’occupe du serveur. Rien de ce qui a été joué n’est perdu; essayez encore.
speak-hand = { $n ->
    [0] Vous n’avez pas de cartes.
   *[other] Vous avez { $cards }.
}
speak-legal = Vous pouvez jouer { $cards }.
cli-serve = jouer dans le navigateur, en solo ou à plusieurs
cli-serve-long = Tient des tables pour le navigateur, à une adresse de cet ordinateur.
cli-help-host = le nom ou l’adresse où écouter
cli-help-port = le port où écouter
cli-help-data = le dossier où sont gardées les parties
cli-help-open = ouvrir la page dans le navigateur de cet ordinateur
cli-help-lan = laisser jouer aussi les autres de la maison
cli-help-check-settings = dire seulement si les réglages conviennent
cli-help-settings = un fichier de réglages
cli-takes-host = HÔTE
cli-takes-port = PORT
cli-takes-folder = DOSSIER
serve-here = La table est à { $address }
serve-stop = Ctrl-C l’arrête. Tout ce qui est joué est gardé.
serve-stopped = Arrêté. Chaque table sera comme elle était.
serve-lan = Les autres de la maison ouvrent { $address }, ou lisent ceci avec un téléphone :
serve-lan-plain = C’est du simple http : pour la maison seulement. Quiconque partage le réseau pourrait écouter.
serve-no-lan = On n’a pas trouvé d’adresse où les autres pourraient joindre cet ordinateur.
serve-settings-good = Ces réglages conviennent.
serve-setting-unknown = { $key } n’est pas un réglage; il y a { $alternatives }.
serve-setting-wrong = { $key } ne peut pas être { $value } : { $allowed }.
serve-settings-unreadable = { $file } ne peut pas être lu comme réglages : { $why }.
serve-no-port = Le port { $port } de { $host } n’est pas libre : { $why }.
serve-no-data = { $folder } ne peut pas servir pour les parties : { $why }.
serve-too-new = { $file } vient d’une version plus récente de fortyfives; celle-ci ne peut pas le lire.
setting-is-port = un nombre de 0 à 65535
setting-is-text = un texte
setting-is-host = un nom ou une adresse de cet ordinateur, comme 127.0.0.1
setting-is-proxy = des adresses séparées par des virgules, comme 127.0.0.1 ou 10.0.0.0/8; ou * pour toutes
setting-is-switch = true ou false
## The page
## What the page in the browser says; the build takes the sentences that begin with web- from here.

web-title = Quarante-cinq
web-lost-title = La page ne répond plus
web-lost = Impossible de la charger. Ou bien il n’y a pas de connexion, ou bien une version plus récente est sortie depuis que vous l’avez ouverte.
web-lost-again = La charger de nouveau
web-not-found-title = Il n’y a rien ici
web-not-found = Cette adresse ne mène nulle part. Elle est peut-être mal écrite, ou la table a été desservie.
web-to-lobby = Retour à l’accueil
# A card’s name, for a screen reader.
web-card = { card-bare }
web-card-selected = jouer
web-card-queued = en attente
web-card-winning = mène
web-card-kitty = kitty
web-cards = Les cartes
web-cards-how = Ce qu’une carte laisse voir
web-cards-legal = On peut la jouer maintenant.
web-cards-off = On ne peut pas. Touchez-la pour savoir pourquoi.
web-cards-selected = Elle est choisie. Touchez-la encore pour la jouer.
web-cards-queued = Elle sera jouée dès que ce sera à vous. Touchez-la pour la reprendre.
web-cards-last = C’est la dernière carte jouée.
web-cards-winning = Elle mène la levée.
web-cards-kitty = Elle vient du kitty.
web-cards-whole = Tout le paquet
web-cards-five = Le cinq porte une main ouverte : cinq doigts. Le cinq d’atout est la meilleure carte du jeu.
web-cards-ace = L’as de cœur a un second trait autour de lui. Il est toujours atout.
web-cards-jokers = Les jokers sont un chat et une corneille. La plupart des jeux les laissent dans la boîte.
web-settings = Réglages
web-settings-on = Oui
web-settings-off = Non
web-settings-language = Langue
# Each language by its own name.
web-language = { $language ->
    [en] English
    [fr] Français
   *[other] { $language }
 }
web-settings-theme = Couleurs de la page
web-settings-theme-light = Jour
web-settings-theme-dark = Soir
web-settings-theme-contrast = Contraste élevé
web-settings-suits = Couleurs des sortes
web-settings-suits-two = Deux : rouge et noir
web-settings-suits-four = Quatre : rouge, bleu, noir et vert
web-settings-letters = Lettres sur les cartes
web-settings-motion = Les cartes glissent
web-settings-hold = Une levée finie reste
web-settings-hold-short = Un moment
web-settings-hold-long = Plus longtemps
web-settings-hold-tap = Jusqu’à ce que je la touche
web-settings-sound = Son
web-settings-vibration = Vibration quand c’est à moi

## The table in the browser

web-close = Ranger
web-no-connection = Il n’y a pas de connexion. Essayez encore dans un moment.
web-refused-rule = { $said } (règle { $rule })
web-went-wrong = Ça n’a pas marché. Essayez encore dans un moment.
web-my-name = Visite
web-you = Vous
# $s is a suit: C, D, H, S.
web-suit = { $s ->
    [C] Trèfle
    [D] Carreau
    [H] Cœur
   *[S] Pique
 }

# The start page
web-lobby-seat = La table
web-lobby-play = Jouer tout de suite
web-lobby-chair = Votre chaise est libre
web-lobby-sitting = On prend place …
web-lobby-go-on = Continuer votre partie
web-lobby-go-on-game = Continuer votre partie : { $game }
web-lobby-delete = Effacer
web-lobby-delete-game = Effacer cette partie : { $game }
web-lobby-friends = Jouer entre amis, par lien
web-lobby-learn = Apprendre les cartes
web-where = Où jouez-vous?
web-where-how = Chaque place a ses règles. Choisissez les vôtres, et on brasse.
web-where-more = D’autres places, ou vos propres règles
web-place-cape-breton = Cap-Breton
web-place-cape-breton-how = À la mise; on peut retenir le 5, le V et l’A♥, et aller au kitty
web-place-richmond = Comté de Richmond
web-place-richmond-how = À la mise; on peut retenir le 5, le V et l’A♥; le kitty avant l’atout
web-place-colchester = Colchester et la Nouvelle-Écosse continentale
web-place-colchester-how = À la mise; on ne peut retenir que le 5
web-place-merrimack = Vallée de la Merrimack et Madawaska
web-place-merrimack-how = Un kitty de trois, on mise à partir de 15, un seul tour
web-place-ireland = Irlande
web-place-ireland-how = On tourne une carte; chacun pour soi, à 45
web-place-one-ten = Le cent dix
web-place-one-ten-how = On mise jusqu’à 110, avec un jeu de plus
web-place-elsewhere = Île-du-Prince-Édouard, Nouveau-Brunswick, ailleurs
web-place-elsewhere-how = On tourne une carte; chacun pour soi, à 120
web-cast = Qui prend les chaises vides
web-cast-see = Des ordinateurs. Ils ne voient que ce qu’une personne verrait à leur place. Un cercle en pointillé veut dire : ordinateur.
web-cast-how = Les ordinateurs ne voient que ce qu’une personne verrait à leur place.
web-cast-best = La table de cuisine : ce qu’il y a de meilleur

# A private table
web-new = Une table à vous
web-new-name = Votre nom, pour les autres
web-new-game = Le jeu
web-new-players = Combien jouent
web-new-clock = Le temps pour réfléchir
web-new-clock-none = Autant qu’on veut
web-new-clock-relaxed = Beaucoup : une minute par carte
web-new-clock-normal = Vite : 25 secondes par carte
web-new-undo = On peut reprendre une carte si tout le monde est d’accord
web-new-house = Règles de la maison : ce que vous jouez autrement
web-new-lay = Mettre la table
web-rules = Les règles
web-rules-usual = Comme d’habitude

# Sitting down
web-join = On vous invite
web-join-seat = Choisissez une place
web-join-side = avec vous : { $name }
web-join-full = Toutes les places de cette table sont prises.
web-join-sit = Prendre place
web-invite = Inviter du monde
web-invite-how = Toute personne qui a ce lien peut prendre place. Il faut seulement un nom.
web-invite-full = Toutes les places sont prises. Avec ce lien, on peut prendre place dès qu’il y en a une de libre.
web-invite-picture = Le lien en image, pour la caméra d’un téléphone
web-invite-link = Le lien
web-invite-share = Envoyer le lien
web-invite-copy = Copier le lien
web-invite-copied = Copié
web-wait-who = Qui est à la table
web-wait-you = vous
web-wait-engage = Mettre un ordinateur
web-wait-engage-all = { $n ->
    [0] Toutes les places sont prises
    [one] Mettre un ordinateur à la place libre
   *[other] Mettre des ordinateurs aux { $n } places libres
 }
web-wait-empty = Libérer la place
web-wait-empty-name = Libérer cette place : { $name }
web-wait-rules = Ce qu’on joue
web-wait-sheet = Toutes les règles
web-wait-start = Brasser les cartes
web-wait-free = { $n ->
    [one] Il reste une place libre
   *[other] Il reste { $n } places libres
 }
web-wait-host = C’est à { $name } de commencer la partie.

# People round the table
web-seats = Autour de la table
web-seat-free = libre
web-seat-deals = brasse
web-seat-partner = partenaire
web-seat-your-partner = votre partenaire
web-seat-computer = ordinateur
# The same where there is little room.
web-seat-computer-short = ordi
web-seat-stands-in = l’ordinateur joue
web-seat-away = pas là
web-seat-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
 }
web-seat-tricks = { $n ->
    [one] { $n } levée
   *[other] { $n } levées
 }
web-slip-tricks = { $n ->
    [one] vous avez { $n } levée
   *[other] vous avez { $n } levées
 }

# The edge of the pad
web-strip-trump = Atout
web-strip-no-trump = pas encore
web-strip-turned = carte tournée : { $card }
web-strip-you-bid = Votre mise
web-strip-bid = Mise : { $name }
web-strip-to-go = { $n ->
    [0] mise faite
   *[other] encore { $n }
 }
web-strip-deal = Brasse { $n }
web-strip-deals = { $name } brasse
web-strip-you-deal = vous brassez
web-sheet-caption = Feuille de pointage : une ligne par brasse, une colonne par équipe
web-sheet-bid = Mise
web-sheet-no-bid = Brasse
web-sheet-deal = Brasse { $n }
web-sheet-time = { $n ->
    [one] encore { $n } minute
   *[other] encore { $n } minutes
 }
web-sheet-set = manquée
web-would-hold = Atouts que vous auriez
web-auction = Les mises de cette brasse
web-auction-dealer = { $name } (brasse)
web-auction-none = On n’a pas misé dans cette brasse.

# The trick and the hand
web-trick = Cette levée
web-trick-card = { $card }, { $name }
web-trick-number = Levée { $n }
web-trick-none = Il n’y a pas encore de levée.
web-trick-taken = la prend
web-trick-on = Continuer
web-hand = Votre jeu
web-hand-trumps = Atouts
web-hand-others = Autres
web-card-is-selected = { $card }, carte choisie, touchez encore pour jouer
web-card-is-queued = { $card }, sera jouée quand ce sera à vous
web-card-is-kitty = { $card }, du kitty
web-card-is-kept = { $card }, vous la gardez
web-card-is-thrown = { $card }, vous la jetez
web-not-queued = reprise
web-queued-note = Elle sera jouée dès que ce sera à vous.
web-clock = { $n ->
    [one] encore { $n } seconde
   *[other] encore { $n } secondes
 }
web-ways = Ce qu’on fait de la carte
web-way-play = Jouer une carte
web-way-rob = Prendre la carte tournée
web-way-beg = Réserver

# Answers
web-choose = Choisissez d’abord
web-choose-bid = Choisissez ce que vous dites
web-choose-card = Choisissez une carte
# $bid is what is said, such as “25”, “Hold” or “Pass”.
web-say-bid = Dire « { $bid } »
web-say-trump = Atout : { $suit }
web-discard-how = Touchez une carte pour la garder ou la jeter.
web-discard-keep = Garder { $n }
web-discard-throw = Jeter { $n }
web-discard-plain = Jeter tout sauf l’atout ({ $n })
web-discard-do = { $n ->
    [0] Ne rien jeter
   *[other] Jeter { $n }
 }
web-discard-too-few = Au moins { $n } à jeter
web-discard-too-many = Pas plus de { $n }
web-cut-depth = { $n ->
    [one] Vous levez { $n } carte
   *[other] Vous levez { $n } cartes
 }
web-cut-why = Votre appareil ajoute un nombre à lui. Personne ne pouvait connaître l’ordre des cartes avant que vous coupiez.
web-cut-do = Couper ici

# The end of a deal and of a game
web-deal-over = La brasse est finie.
web-made-you = Vous avez fait votre mise.
web-made = { $name } a fait sa mise.
web-set-you = Vous avez manqué votre mise.
web-set = { $name } a manqué sa mise.
web-summary-bid = Mise : { $bid }
web-summary-tricks = Les levées de cette brasse
web-summary-best = meilleure carte
web-summary-before = Avant
web-summary-deal = Cette brasse
web-summary-now = Total
web-summary-look = Revoir
web-summary-next = Brasse suivante
web-summary-due = on vous attend
web-over-tie = Égalité.
web-over-we = On gagne!
web-over-you = Vous gagnez!
web-over-they = Ils gagnent.
web-over-others = { $names } gagne.
web-over-again = Jouer encore
web-over-next = Partie suivante
web-over-wait = La personne qui s’occupe de la table peut commencer la prochaine partie.
web-over-replay = Revoir la partie
web-over-leave = Quitter la table

# Proof
web-proof = Des cartes honnêtes
web-proof-right = Brasse honnête : voir la preuve
web-proof-wrong = Cette brasse ne va pas avec sa preuve
web-proof-holds = Le secret était scellé avant qu’on coupe le paquet. Votre appareil l’a ouvert, et chaque carte était à sa place.
web-proof-fault = { $fault ->
    [commitment] Le secret n’est pas celui qui était scellé avant la coupe.
    [shown] Ce qui était scellé avant la coupe n’est pas ce qu’on montre maintenant.
    [cut] La coupe n’est pas celle que vous avez faite.
    [deck] Les cartes ne font pas un paquet entier.
    [depth] On ne peut pas couper un paquet là.
   *[order] Les cartes n’étaient pas là où le secret et la coupe les mettent.
 }
web-proof-cut = { $n ->
    [one] Le paquet a été coupé à { $n } carte. Qui a coupé : { $name }.
   *[other] Le paquet a été coupé à { $n } cartes. Qui a coupé : { $name }.
 }
web-proof-nobody = Personne n’a coupé le paquet : il faut croire que le secret a été tiré au hasard.
web-proof-seen = Votre appareil a vu le sceau avant la coupe.
web-proof-not-seen = Votre appareil n’a pas vu le sceau avant la coupe; il croit la table sur parole.
web-proof-not = Ça montre que rien n’a été changé. Ça ne peut pas montrer que personne n’a regardé.
web-proof-commitment = Le sceau
web-proof-secret = Le secret
web-proof-number = Le nombre donné à la coupe
web-proof-deal = Le nom de la brasse

# Tools
web-tools = Outils
web-tools-last = Dernière levée
web-tools-score = Pointage
web-tools-help = Aide
web-tools-menu = Menu
web-help-hint = Que feriez-vous?
web-help-hint-how = Le meilleur ordinateur vous conseille, et dit pourquoi.
web-help-rule = Quelle est la règle?
web-help-rule-how = Ce qu’on peut faire maintenant, et pourquoi.
web-help-sheet = Toutes les règles
web-help-keys = Au clavier : les flèches et Entrée pour les cartes; h mon jeu, t levée, l dernière levée, s pointage, b mises, w à qui, g ce que je peux jouer.
web-menu-back = Reprendre
web-menu-back-how = Ce que vous avez fait en dernier. Si quelqu’un en a vu plus depuis, on demande aux autres.
web-menu-mute = Couper le son
web-menu-sound = Mettre le son
web-menu-adjourn = Garder la partie pour un autre jour
web-menu-adjourn-how = La partie est rangée comme elle est.
web-menu-leave = Laisser l’ordinateur jouer pour moi
web-menu-leave-how = Vous pouvez reprendre votre place quand vous voulez.
web-menu-lobby = À l’accueil
web-menu-lobby-how = Votre place est gardée; on continue de là.
web-delete = Effacer cette table
web-delete-how = Avec tout ce qu’on y a joué.
web-delete-title = Effacer cette table?
web-delete-lost = { $stands ->
    [waiting] La table est desservie, et l’invitation ne mène plus nulle part.
    [over] Toutes les parties jouées à cette table sont perdues, avec leur pointage et leurs cartes. Personne ne pourra les revoir.
   *[open] La partie finit ici. Tout ce qu’on a joué à cette table est perdu, avec le pointage et les cartes. Personne ne pourra la continuer ni la revoir.
 }
web-delete-keep = La garder
web-delete-do = L’effacer pour de bon
web-delete-done = La table est effacée.
web-told = { $what ->
    [hint] Ce que je ferais
    [rule] La règle
    [refused] Ça ne va pas
    [hand] Votre jeu
    [trick] Cette levée
    [last] La dernière levée
    [score] Le pointage
    [bids] Les mises
    [turn] À qui de jouer
    [legal] Ce qui peut être joué
   *[other] Dit
 }
web-told-do = Faire ça
web-back-yes = Oui, on reprend
web-back-no = Non
web-away = L’ordinateur joue pour vous.
web-return = Reprendre ma place
web-resume = Continuer la partie
web-table-turn = C’est à vous!

# The line
web-line-connecting = On va à la table …
web-line-lost = La connexion est perdue. On essaie encore; rien n’est perdu.
web-line-restart = La table s’absente quelques secondes. Rien n’est perdu.
web-line-newer = Une page plus récente est sortie : la charger
web-closed-title = Vous n’êtes pas à la table ici
web-closed-newer = Vous êtes à cette table dans une autre fenêtre.
web-closed-token = Cette place n’est plus la vôtre.
web-closed-nowhere = Cette table n’existe pas. On l’a peut-être desservie.
web-closed-protocol = Une version plus récente est sortie. Rechargez la page; votre place est gardée.
web-closed-junk = La table n’a pas compris cette page.
web-closed-here = Jouer ici
web-no-seat-title = Vous n’avez pas de place ici
web-no-seat = Ce navigateur n’a pas de place à cette table. Demandez l’invitation, ou ouvrez la table là où vous avez pris place.

# Seen again
web-replay = Revoir la partie
web-replay-at = Brasse { $deal } sur { $deals }
web-replay-record = Garder la partie par écrit
web-replay-back = Retour
web-replay-steps = Pas à pas
web-replay-first = Au début de la brasse
web-replay-before = Un pas en arrière
web-replay-on = Un pas en avant
web-replay-last = À la fin de la brasse

# More settings
web-settings-hold-blink = Un clin d’œil
web-settings-tap = Jouer une carte
web-settings-tap-two = Deux touches : la choisir, puis la jouer
web-settings-tap-one = Une seule touche
web-settings-forced = Quand une seule carte peut être jouée
web-settings-forced-no = Je la joue
web-settings-forced-yes = Elle se joue d’elle-même après un moment
web-settings-winning = Encercler la carte qui mène
web-settings-cut = Quand c’est à moi de couper le paquet
web-settings-cut-no = On le coupe pour moi tout de suite
web-settings-cut-yes = Je coupe les cartes moi-même

## The paper of an evening

paper-page = Page
paper-money = { $sign }{ $whole },{ $rest } $
paper-first-table = Première table : { $table }
paper-rests = Se repose : { $games }
paper-jar = Pot à biscuits
paper-table = Table
paper-slip-game = Partie { $game }
paper-slip-table = Table { $table }
paper-slip-deals = donne en premier
paper-slip-tick = Cochez le couple gagnant et remettez ce billet.
paper-plan-tables = Partie { $game } : les tables
paper-plan-numbers = Partie { $game } : où aller?
paper-couple = Couple
paper-number = No
paper-names = Noms
paper-sits-out = se repose
paper-standings = { $games ->
    [0] Classement avant la première partie
    [one] Classement après { $games } partie
   *[other] Classement après { $games } parties
}
paper-rank = Rang
paper-score = Gagnées
paper-grid = Tournoi à la ronde
paper-order = Ordre des parties
paper-slot = Tour
paper-deals-first = Donne en premier
paper-against = Contre
paper-prizes = Prix
paper-signature = Signature
paper-director = Pour la direction
paper-receipt = Reçu { $number }
paper-receipt-to = Payé à
paper-receipt-amount = Montant
paper-receipt-for = Pour

## Halls: Who sits where

hall-too-late = L’équipe { $couple } ne peut plus prendre place avant la partie { $game } : on se joint à la soirée jusqu’à la partie { $latest } au plus tard.
hall-not-at-table = L’équipe { $couple } n’est pas à la table { $table }.
hall-couple-twice = L’équipe { $couple } serait à deux endroits à la fois.
hall-table-twice = La table { $table } est nommée deux fois.
hall-not-here = L’équipe { $couple } n’est pas dans la salle.
hall-nobody-to-play = Équipes : { $couples }, tables : { $tables }. Personne ne peut jouer : il faut deux équipes et une table.
hall-fixed-table-unusable = La table { $table } ne peut pas servir, et une équipe qui ne peut pas se déplacer y joue. Donnez d’abord une autre table à cette équipe.
hall-fixed-table-full = Plus de deux équipes qui ne peuvent pas se déplacer ont la table { $table }. Donnez une autre table à l’une d’elles.
hall-fixed-tables-too-many = Les équipes qui ne peuvent pas se déplacer ont { $fixed } tables, et on joue à { $tables } seulement. Faites-en jouer deux à la même table.

## Halls: Prizes, cuts and money

hall-cash-unit = Le plus petit montant payé est d’au moins un cent, et non { $unit }.
hall-contest-absent = L’équipe { $entry } est partie.
hall-contest-asked-to-play = L’équipe { $entry } demande une partie décisive : elle ne peut pas perdre par défaut.
hall-contest-choice-missing = L’équipe { $entry } n’a pas encore dit ce qu’elle veut.
hall-contest-entrants = Chaque équipe est nommée une seule fois, et il en faut au moins une.
hall-contest-no-claim = L’équipe { $entry } n’a pas droit à ce prix.
hall-contest-nobody-wants-to-play = Personne ne demande de partie décisive : l’équipe { $entry } n’a pas à répondre.
hall-contest-not-absent = L’équipe { $entry } n’est pas partie.
hall-contest-not-now =
    { $state ->
        [auto] Ce prix est gagné d’emblée : il ne reste qu’à le payer.
        [open] Les équipes disent encore ce qu’elles veulent.
        [locked] La façon de faire est fixée : il reste à couper le paquet, à jouer ou à partager.
        [drawing] On coupe le paquet pour ce prix.
        [playing] On joue la partie décisive pour ce prix.
        [decided] Ce prix est décidé : il ne reste qu’à le payer.
       *[paid] Ce prix est payé.
    }
hall-contest-stranger = L’équipe { $entry } n’est pas à égalité pour ce prix.
hall-cut-card-gone = La carte { $card } n’est plus dans le paquet, ou elle est nommée deux fois.
hall-cut-decided = C’est décidé : l’équipe { $entry } a la carte la plus basse.
hall-cut-entrants = Chaque équipe coupe le paquet une seule fois, et il en faut au moins une.
hall-cut-groups = { $entrants } équipes ne peuvent pas couper le paquet en groupes d’au plus { $most }.
hall-cut-missing = L’équipe { $entry } n’a pas encore coupé le paquet.
hall-cut-no-contest = Il faut nommer le prix pour lequel on coupe le paquet.
hall-cut-not-yours = Ce n’est pas à l’équipe { $entry } de couper le paquet.
hall-cut-order = À l’écran, on coupe le paquet par numéro croissant, une seule fois par équipe.
hall-cut-round = La coupe { $cut } de la soirée ne peut pas être la ronde { $round } d’un même prix.
hall-cut-secret = Un secret compte { $bytes } octets.
hall-cut-secrets-spent = Il n’y a pas de secret pour la coupe { $cut } : la soirée en a { $secrets }. Prenez un vrai paquet.
hall-cut-shuffler = L’équipe { $entry } est à égalité pour ce prix et ne peut pas brasser.
hall-cut-slip = Un billet porte un nombre de 0 à { $last }, et non { $slip }.
hall-cut-slips = Il y a { $slips } billets pour { $entrants } équipes.
hall-cut-spent = Le secret de la coupe { $cut } a servi ou a été passé.
hall-cut-too-many = { $entrants } équipes ne peuvent pas couper un seul paquet : { $most } au plus.
hall-cut-witnesses = Il faut nommer { $wanted } témoins différents.
hall-draw-list = Le tirage doit compter une fois chacune des { $wanted } équipes présentes.
hall-draw-size = Une liste de { $size } ne peut pas être tirée : elle en compte de 1 à { $most }.
hall-jar-games = Le pot à biscuits compte 8 ou 10 parties différentes, et non { $games }.
hall-ledger-account = Il n’y a pas de compte « { $account } ».
hall-ledger-cents = Ce qui entre dans « { $account } » n’est pas un nombre entier de cents.
hall-ledger-open = Il reste { $cents } cents dans le compte « { $account } ».
hall-ledger-unbalanced = Il y a { $cents } cents de différence entre ce qui entre et ce qui sort.
hall-money-negative = Un montant ne peut pas être inférieur à zéro ({ $cents }).
hall-not-canonical = Ceci ne peut pas s’écrire de la seule façon convenue ({ $found }).
hall-playoff-over = Il reste moins de deux équipes : il n’y a rien à jouer.
hall-pot-too-small = Il manque { $missing } cents à la cagnotte de { $cents } cents pour payer les prix.
hall-prize-indivisible = Le prix de la place { $place } ne peut pas être partagé.
hall-prize-not-in-cash = Le prix de la place { $place } est une part d’une cagnotte encore inconnue.
hall-prize-order = Les prix vont aux places 1, 2, 3 et ainsi de suite, dans cet ordre.
hall-prize-place = La place { $place } ne va pas avec cette sorte de prix.
hall-prize-share = Les prix font { $share } parts de { $whole } de la cagnotte.
hall-travelling-there = L’équipe { $entry } a déjà le prix voyageur.
hall-untrue-commitment = Coupe { $place } : ce n’est pas le secret scellé au numéro { $cut } de la feuille d’ouverture.
hall-untrue-document = Ce n’est pas un document de coupes : « { $field } » n’est pas comme il est publié.
hall-untrue-field = Coupe { $place } : « { $field } » n’est pas exact.
hall-untrue-refused = La coupe { $place } n’a pas pu se faire ainsi ({ $why }).
hall-untrue-round = Coupe { $place } : la ronde { $round } de « { $contest } » ne suit pas la coupe précédente.
hall-untrue-spent = Coupe { $place } : le secret { $cut } avait servi ou avait été passé.
hall-untrue-unreadable = La coupe { $place } est illisible : « { $field } » n’est pas comme il est publié.
hall-weight-negative = Une part ne peut pas être inférieure à zéro.

## Halls: Pairings, brackets, the ante

hall-too-few = On n’est pas assez : { $there }. Il faut être au moins { $needed }.
hall-number-twice = Un numéro figure deux fois dans la liste.
hall-seed-twice = Deux d’entre eux ont le même rang au départ.
hall-number-taken = Le numéro { $entry } est déjà pris.
hall-no-such-couple = Le numéro { $number } n’est pas dans la liste.
hall-rounds-over = Les { $rounds } rondes ont été jouées.
hall-rounds-too-late = On a déjà joué { $played } rondes sur { $rounds } : il est trop tard pour entrer.
hall-winner-did-not-play = Le numéro gagnant n’a pas joué cette partie.
hall-two-winners = Les deux équipes ne peuvent pas gagner la même partie.
hall-rematch-unavoidable = Tout le monde ne peut plus rencontrer quelqu’un de nouveau. Il y a le moins possible de rencontres répétées.
hall-bracket-size = Le tableau est fait pour { $needed }, et la liste en compte { $there }.
hall-game-not-ready = La partie { $game } ne peut pas se jouer maintenant.
hall-no-result = La partie { $game } n’a pas de résultat à corriger.
hall-next-game-started = Une partie qui dépend de { $game } a déjà commencé. Laisser le résultat, ou annuler les parties suivantes et les faire rejouer.
hall-ante-players = Une partie avec enjeu demande { $needed } personnes différentes.
hall-ante-nothing = L’enjeu est d’au moins un cent.
hall-ante-not-due = La place { $player } ne doit pas d’enjeu.
hall-ante-stage = Cela ne peut pas se faire à ce moment de la partie avec enjeu.
hall-no-partner = À { $players }, quelqu’un reste sans partenaire.
hall-partner-twice = Avec { $tables } tables et { $games } parties, quelqu’un aurait deux fois le même partenaire.

## Halls: Round robins and standings

hall-robin-teams = Une ronde complète se joue entre { $least } et { $most } équipes, et non { $teams }.
hall-robin-twice = Une équipe figure deux fois parmi celles qui jouent.
hall-robin-tables = Une ronde complète demande au moins une table, et non { $tables }.
hall-robin-minutes = Une partie dure au moins une minute, et ni un changement de tables ni une pause ne dure moins que rien.
hall-robin-stranger = Le numéro { $entry } n’a aucune partie dans ce plan.
hall-pools-number = { $teams } équipes ne se répartissent pas en { $pools } groupes : chaque groupe en compte au moins deux.
hall-final-undecided = On ne sait pas encore qui prend la place { $place } d’un groupe pour la finale.
hall-withdrawal-games = On ne peut pas avoir joué { $played } parties sur { $scheduled }.
hall-result-alone = Le numéro { $entry } ne peut pas jouer contre lui-même.
hall-result-winner = Le numéro { $entry } n’a pas joué la partie qu’on lui donne pour gagnée.
hall-credit-order = Une victoire ({ $win }) doit valoir plus qu’une défaite ({ $loss }), et une égalité ({ $tie }) ni plus que l’une ni moins que l’autre.
hall-standings-stranger = Le numéro { $entry } a un résultat ou un repos, mais n’est pas de la liste.
hall-chain-shape = Les règles d’égalité forment un objet avec une liste « chain », dont chaque étape est un objet, et « restart_after_split », qui est vrai ou faux.
hall-chain-scope = Ces règles sont pour « { $scope } », et non pour « standings ».
hall-chain-field = « { $field } » n’existe pas parmi les règles d’égalité.
hall-chain-step = « { $word } » ne départage personne ici. Choix possibles : { $known }.
hall-chain-positions = « { $word } » ne désigne aucune place. Choix possibles : { $known }.
hall-chain-number = « { $word } » devrait être un nombre entier, au moins { $least }.
hall-chain-cap = Un plafond va avec « capped_spread », qui en demande un, et avec rien d’autre; voir « { $step } ».
hall-chain-format = Les parties supplémentaires se jouent selon « round_robin_one_game », et aucune autre étape n’a de « format »; voir « { $step } ».
hall-chain-after-share = Rien ne peut suivre « share » : en cas d’égalité, la place est alors partagée.
hall-senior-young = Tous les membres doivent avoir { $least } ans à la fin de l’année; le plus jeune âge sera de { $age }.
hall-substitute-late = Un remplacement n’est permis qu’avant le début de la première partie de l’équipe.
hall-substitute-unknown = { $name } n’est pas membre de cette équipe.
hall-substitute-twice = { $name } est déjà membre de cette équipe.
hall-game-goes-on = À { $one } contre { $other }, la partie n’est pas finie.

## Halls: the desk

cli-tournament = Diriger une soirée ou un tournoi avec un seul portable : places, résultats, classement et papier.
hall-cli-more = fortyfives tournament COMMANDE --help en dit plus.
hall-cli-new = Commencer une soirée dans un dossier, après cinq questions ou avec un document.
hall-cli-enter = Inscrire un couple, ou une liste.
hall-cli-leave = Un couple rentre chez lui; ce qu’il a gagné reste.
hall-cli-next = Placer la partie suivante.
hall-cli-result = Noter qui a gagné à une table, ou le corriger.
hall-cli-undo = Annuler la dernière chose faite.
hall-cli-standings = Montrer le classement.
hall-cli-print = Imprimer cartes de pointage, cartes de table, billets, plan et classement.
hall-help-folder = le dossier de la soirée; celui-ci sauf indication contraire
hall-help-mirror = un deuxième dossier, comme une clé USB, qui reçoit une copie du journal
hall-help-json = la formule dans un document JSON, sans questions
hall-help-format = le genre de soirée
hall-help-event = le nom de la soirée
hall-help-games = combien de parties, ou de tours
hall-help-fee = ce que paie chaque inscription
hall-help-languages = les langues des feuilles
hall-takes-money = DOLLARS
hall-takes-paper = PAPIER
hall-help-names = les noms de ceux qui jouent ensemble
hall-help-number = leur numéro; le premier libre sauf indication contraire
hall-help-paid = ce qu’ils ont payé
hall-help-fixed = la table où ils restent, s’ils ne peuvent pas marcher
hall-help-region = d’où ils viennent
hall-help-csv = une liste d’inscriptions; toutes sont inscrites, ou aucune
hall-help-entry = le numéro du couple
hall-help-table = le numéro de la table
hall-help-winner = le numéro du couple qui a gagné, ou tie pour une égalité
hall-help-game = une partie précédente, par son numéro
hall-help-score = les points, dans l’ordre des places
hall-help-correct = corriger ce qui est noté
hall-help-reason = la raison de la correction
hall-help-papers = ce qu’il faut imprimer; tout sauf indication contraire
hall-help-a4 = sur A4 au lieu de Lettre
hall-ask-event = Comment s’appelle la soirée?
hall-ask-format = Que joue-t-on ({ $known })?
hall-ask-games = Combien de parties?
hall-ask-fee = Que paie chaque inscription, en dollars?
hall-ask-languages = Dans quelle langue sont les feuilles : en, fr ou both?
hall-begun = La soirée est dans { $folder }. L’empreinte de sa formule est { $hash }.
hall-entered = { $entry } : { $names }
hall-gone = Le couple { $entry } est rentré. Ce qu’il a gagné reste.
hall-round = Partie { $game } de { $rounds }
hall-slot = Tour { $game }
hall-table = Table { $table }
hall-deals = { $entry } brasse
hall-cut-for-deal = coupez pour brasser
hall-resting = Se reposent : { $couples }
hall-won = Table { $table } : le couple { $entry } a gagné.
hall-tied = Table { $table } : égalité.
hall-known-before = Table { $table } : c’était déjà noté.
hall-corrected = Le couple { $entry } a maintenant { $after }, avant { $before }.
hall-seats-stay = { $rounds ->
    [one] La partie placée depuis reste comme elle est.
   *[other] Les { $rounds } parties placées depuis restent comme elles sont.
}
hall-outstanding = { $count ->
    [one] Une partie se joue encore, à la table { $tables }.
   *[other] { $count } parties se jouent encore, aux tables { $tables }.
}
hall-round-over = La partie { $game } est finie à toutes les tables.
hall-undone = Annulé : { $what ->
    [EntryRegistered] { $count ->
        [one] l’inscription d’un couple
       *[other] { $count } inscriptions
    }
    [GameVoided] le départ d’un couple
    [ResultConfirmed] un résultat annoncé de nouveau
    [ResultCorrected] la correction d’un résultat
    [ResultReported] un résultat
    [RoundPlanned] les places de la dernière partie
    [Withdrawn] le départ d’un couple
   *[other] la dernière commande
}.
hall-extra-games = Des parties supplémentaires entre { $couples } décident d’une médaille.
hall-printed = Imprimé : { $file }
hall-other-result = La table { $table } a été gagnée par { $entry }, selon ce qui est noté. Pour le changer, ajoutez --correct.
hall-folder-taken = { $folder } contient déjà une soirée.
hall-folder-empty = { $folder } ne contient pas de soirée. Commencez-en une avec : fortyfives tournament new.
hall-nothing-to-print = Il n’y a encore rien à mettre sur le papier « { $said } ».
hall-no-paper = Il n’y a pas de papier « { $said } ». Il y a : { $known }.
hall-money-expected = « { $said } » n’est pas un montant; écrivez 10 ou 2,50.
hall-answers-ended = Les réponses ont pris fin avant la dernière question : aucune soirée n’a été commencée.
hall-languages = « { $said } » n’est pas une langue des feuilles. Il y a : { $known }.
hall-format-no-object = { $file } ne contient pas de document qui décrit une soirée.
hall-list-refused = Personne n’a été inscrit : { $file } a des lignes fautives.
hall-list-not-text = Ligne { $line } : le fichier n’est pas du texte en UTF-8.
hall-list-bad-quotes = Ligne { $line } : il manque un guillemet.
hall-list-no-header = Ligne { $line } : le fichier est vide.
hall-list-unknown-column = Ligne { $line } : une colonne a un titre inconnu.
hall-list-column-twice = Ligne { $line } : une colonne y est deux fois.
hall-list-column-missing = Ligne { $line } : il manque une colonne, celle des numéros ou d’un nom.
hall-list-too-many-cells = Ligne { $line } : il y a plus de cases que de colonnes.
hall-list-bad-number = Ligne { $line } : le numéro n’en est pas un.
hall-list-duplicate-number = Ligne { $line } : le numéro est déjà plus haut.
hall-list-number-taken = Ligne { $line } : ce numéro est déjà pris.
hall-list-no-name = Ligne { $line } : il n’y a pas de nom.
hall-list-partner-missing = Ligne { $line } : il manque le partenaire.
hall-list-too-many-names = Ligne { $line } : il y a trop de noms.
hall-list-too-long = Ligne { $line } : un nom est trop long.
hall-list-bad-amount = Ligne { $line } : le montant n’en est pas un.
hall-list-bad-year = Ligne { $line } : l’année de naissance n’en est pas une.
hall-list-bad-table = Ligne { $line } : la table n’en est pas une.

## Halls: what the director is refused

hall-no-event = On n’a pas encore dit ce qui se joue.
hall-no-format = Il n’y a pas de formule « { $format } ». Il y a : { $known }.
hall-no-game-preset = Il n’y a pas de jeu « { $game } »; fortyfives rules en donne la liste.
hall-format-wrong = La formule ne peut pas être ainsi : { $why }.
hall-names-needed = Une inscription demande { $needed ->
    [one] un nom
   *[other] { $needed } noms
}; il y en a { $there }.
hall-entered-before = { $names } sont déjà inscrits, sous { $entry }.
hall-no-entry = Personne n’a le numéro { $entry }.
hall-gone-before = Le couple { $entry } est déjà rentré.
hall-games-not-over = { $count ->
    [one] Une partie n’est pas finie, à la table { $tables }.
   *[other] { $count } parties ne sont pas finies, aux tables { $tables }.
}
hall-nothing-seated = Personne n’a encore de place. Placer la première partie avec : fortyfives tournament next.
hall-no-round = La partie { $round } n’a pas été placée.
hall-rounds-to-come = Il reste des parties à jouer après les { $played } qui ont été placées : les prix doivent attendre.
hall-no-table = Il n’y a pas de partie à la table { $table } dans la partie { $round }. Les tables sont : { $tables }.
hall-winner-not-there = Le couple { $entry } n’est pas à la table { $table }; là sont { $sides }.
hall-tables-too-few = Il y a { $there } tables, et il en faut { $needed }.
hall-nothing-to-undo = Il n’y a rien à annuler.
hall-no-contest = Il n’y a pas de départage { $contest }.
hall-contest-decided = Ce prix est décidé.
hall-log-broken = Le journal de la soirée est abîmé à la ligne { $line }, et rien n’a été changé.
hall-log-copy = Une bonne copie est { $mirror }, avec { $copied } lignes sur { $lines }. Mettre de côté le fichier evening.jsonl qui est abîmé, et copier celui-ci à sa place.
hall-log-no-copy = S’il y a une copie sur une clé USB, nommer son dossier avec --mirror.
hall-log-in-use = Un autre programme écrit dans { $file }.
hall-log-not-written = Rien n’a pu être noté : { $why }. Rien n’a changé.
hall-log-out-of-order = L’entrée { $seq } n’est pas la suivante.
hall-log-unknown-event = Ce programme ne connaît pas l’événement { $type }.
hall-log-torn = La dernière ligne était coupée, comme par une panne. Elle est mise de côté; rien de ce qui était confirmé ne manque.
hall-mirror-away = La deuxième copie n’est pas accessible.
hall-mirror-other = La deuxième copie est d’une autre soirée.
hall-mirror-trouble = La deuxième copie est en retard. { $why }
hall-no-result-yet = La partie { $game } n’a pas encore de résultat.

## Halls: prizes at the desk

hall-cli-prizes = Montrer qui gagne quoi; noter souhaits, coupes, parties décisives et ce qui a été remis.
hall-takes-what = QUOI
hall-help-what = rien : montrer tout; wish PRIX COUPLE split|cut|playoff|play|forfeit; cut PRIX COUPLE=CARTE ...; won PRIX COUPLE; paid PRIX COUPLE
hall-help-witness = qui a vu la coupe; deux personnes
hall-prizes-how = « { $said } » n’est pas compris ainsi. Dites : wish PRIX COUPLE SOUHAIT, ou cut PRIX COUPLE=CARTE ..., ou won PRIX COUPLE, ou paid PRIX COUPLE.
hall-no-wish = « { $said } » n’est pas un souhait; il y a : { $known }.
hall-no-card = « { $said } » n’est pas un couple et une carte; écrivez 17=QC.
hall-prize = Prix { $place }
hall-booby = Prix de consolation
hall-state-auto = gagné d’emblée
hall-state-open = que veulent-ils?
hall-state-locked = réglé
hall-state-drawing = à couper, la carte la plus basse gagne
hall-state-playing = à jouer
hall-state-decided = décidé
hall-state-paid = remis
hall-by-split = partagé
hall-by-cut = coupe
hall-by-playoff = partie décisive

## Halls: the opening sheet

hall-opening = Feuille d’ouverture
hall-opening-rules = Ce qui se joue
hall-opening-robin = Chacun rencontre chacun une fois.
hall-opening-rounds = { $rounds ->
    [one] On joue une partie.
   *[other] On joue { $rounds } parties.
}
hall-rest-winner-first = S’il faut se reposer, c’est le tour de ceux qui se sont reposés le moins; parmi eux d’un couple gagnant, en partant de la table la plus haute.
hall-rest-rota = S’il faut se reposer, c’est le tour de ceux qui se sont reposés le moins, dans un ordre tiré au sort.
hall-rest-three-couple-table = Avec un nombre impair, trois couples partagent une table et un seul gagne.
hall-credit-none = Une partie de repos ne compte pas.
hall-credit-half = Une partie de repos compte une demi-partie.
hall-credit-win = Une partie de repos compte comme une partie gagnée.
hall-opening-ties = Qui est devant, et ce qui départage, dans cet ordre
hall-tie-points = Les points.
hall-tie-wins = Les parties gagnées.
hall-tie-head-to-head = Les parties entre ceux qui sont à égalité, si tous se sont rencontrés.
hall-tie-extra-games = Des parties supplémentaires, chacun contre chacun.
hall-tie-spread = Les points des parties, moins ceux des adversaires.
hall-tie-capped-spread = La même chose, aucune partie ne comptant plus que convenu.
hall-tie-buchholz = Les points de tous les adversaires.
hall-tie-buchholz-cut1 = Les points de tous les adversaires sauf le plus faible.
hall-tie-sonneborn-berger = Les points des adversaires battus, et la moitié des points de ceux avec qui on a fait égalité.
hall-tie-fewest-rests = Le moins de parties de repos.
hall-tie-low-card-cut = La carte la plus basse.
hall-tie-share = Ceux qui restent à égalité partagent le rang.
hall-opening-prizes = Prix
hall-mode-dense-levels = Le premier prix va au plus haut résultat, le deuxième au résultat suivant, et ainsi de suite; ceux qui sont à égalité se départagent pour leur prix seulement.
hall-mode-pooled-places = Ceux qui sont à égalité partagent les prix de leurs rangs.
hall-mode-competition = Ceux qui sont à égalité se départagent pour le prix de leur rang; les rangs qu’ils couvrent ne sont pas attribués.
hall-opening-method = Si l’un de ceux qui sont à égalité veut une partie décisive, les autres jouent ou renoncent. Si tous sont d’accord, le prix est partagé. Sinon on coupe le paquet, la carte la plus basse gagne, l’as étant bas.
hall-opening-hash = L’empreinte de la formule

## Halls: what the log refuses

hall-log-already-gone = L’équipe { $entry } est partie.
hall-log-already-here = L’équipe { $entry } est déjà dans la salle.
hall-log-born-of-each = Équipe { $entry } : donnez l’année de naissance de chaque membre, ou d’aucun.
hall-log-confirms-own = Le résultat de { $game } doit être confirmé par une autre personne que celle qui l’a donné.
hall-log-contends-twice = Une équipe est nommée deux fois pour un même prix.
hall-log-contest-decided = Le prix { $contest } est déjà attribué.
hall-log-contest-open = Le prix { $contest } se dispute déjà.
hall-log-corrected-meanwhile = On vient de corriger { $game }. Regardez d’abord de nouveau.
hall-log-cut-committed = La coupe { $cut } de la soirée est déjà scellée.
hall-log-cut-not-committed = Cette coupe n’a pas été scellée au début de la soirée.
hall-log-decided = La direction a tranché pour { $game }. Adressez-vous à la table d’accueil.
hall-log-event-closed = La soirée est terminée. Il faut d’abord la rouvrir.
hall-log-format-needs-reason = Des parties ont été jouées : dites pourquoi la formule doit changer.
hall-log-game-begun = { $game } est déjà commencée.
hall-log-game-not-planned = { $game } n’attend pas d’être appelée.
hall-log-game-void = { $game } est déjà annulée.
hall-log-ledger-not-nought = Ce qui sort d’un compte doit entrer dans un autre : ici, la somme n’est pas nulle.
hall-log-no-contest = Le prix { $contest } ne se dispute pas.
hall-log-no-entry = Il n’y a pas d’équipe { $entry }.
hall-log-no-game = Il n’y a pas de partie { $game }.
hall-log-no-result-yet = { $game } n’a pas encore de résultat.
hall-log-not-at-table = Ce ne peut pas être le résultat des équipes qui ont joué { $game }.
hall-log-not-being-played = { $game } n’est pas en cours.
hall-log-not-in-contest = Le prix { $contest } se dispute entre d’autres.
hall-log-nothing-to-confirm = Aucun résultat de { $game } n’attend d’être confirmé.
hall-log-number-taken = Le numéro { $entry } est déjà attribué.
hall-log-paid-before = L’équipe { $entry } a déjà reçu ce prix.
hall-log-points = { $game } : donnez les points de toutes les équipes de la table.
hall-log-rests-twice = Le repos de l’équipe { $entry } à cette ronde est déjà noté.
hall-log-same-claim = C’est le résultat déjà noté pour { $game }.
hall-log-seated-twice = Une équipe serait à deux endroits à la fois dans { $game }.
hall-log-undo-depends = { $count ->
        [one] Une inscription plus récente en dépend : { $first }. Annulez-la d’abord.
       *[other] { $count } inscriptions plus récentes en dépendent, dont { $first }. Annulez-les d’abord, à partir de la dernière.
    }
hall-log-undo-nothing = Le journal n’a pas d’inscription { $target }.
hall-log-undone-before = L’inscription { $target } du journal est déjà annulée ou rétablie.
hall-game-at = { $round } à la table { $table }
hall-score-other = Avec ce score, ce n’est pas le couple { $entry } qui gagne. Écrire les points dans l’ordre des places.
hall-score-no-tie = Avec ce score, la partie n’est pas nulle.
hall-points = Les points de la partie { $game } ne vont pas avec ses côtés.
