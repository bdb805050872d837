### Every sentence that a player reads, in English.
###
### The words are those of GLOSSARY.md. A deal is one deal of the cards and its five tricks; a hand
### is the cards that one seat holds. Speak to the reader as “you”; nobody is “he”.
### A long sentence may go on in the next line: a line break counts as a blank.
### A message may name another one, such as { rank }; that one sees the same variables.
### The other languages have exactly the same messages, and each its own ways of saying them.

## Small words

# $first is a list already, such as “two, three”.
list-and = { $first } and { $last }
list-or = { $first } or { $last }
list-then = { $first }, then { $last }

# $n is a number of things.
number = { $n ->
    [0] none
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
    [13] thirteen
    [14] fourteen
   *[other] { $n }
 }
number-cards = { $n ->
    [one] { number } card
   *[other] { number } cards
 }
count-range = { $least } to { $most }

# Said where a sentence is missing in every language; a test keeps that from happening.
words-lacking = There are no words yet for “{ $key }”.

## Cards
## $r is a rank: A, K, Q, J, a number from 2 to 10, RJ or BJ; $s is a suit: C, D, H, S.

rank = { $r ->
    [A] ace
    [K] king
    [Q] queen
    [J] jack
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
   *[other] joker
 }
suit = { $s ->
    [C] clubs
    [D] diamonds
    [H] hearts
   *[S] spades
 }
card-bare = { $r ->
    [RJ] joker
    [BJ] black joker
   *[other] { rank } of { suit }
 }
card-the = the { card-bare }
card-of = of the { card-bare }
# The letter in the corner of the card.
card-letter = { $r }
card-joker = { $r ->
    [BJ] ☆Joker
   *[RJ] ★Joker
 }

## Refusals
## $card1, $card2 ... are the cards that a refusal speaks of (where a card was led, that is the
## first), $suit1, $suit2 ... their suits; $others lists all the cards but the first.

must-follow-or-trump = { $card1 } was led and you hold { $others }: follow suit or trump.
must-trump-if-void = { $card1 } was led and you have none of that suit: you must trump, and you hold { $others }.
must-play-trump = Trump was led ({ $card1 }) and you hold { $others }: play a trump.
must-trump-on-ace-of-hearts = The ace of hearts was led, and no trump may be withheld from it. You hold { $others }: play a trump.
must-play-heart = The ace of hearts was led and you have no trump, but you hold { $others }: play a heart.

keep-at-most = { $least ->
    [one] You may keep at most { $most } cards: throw at least one.
   *[other] You may keep at most { $most } cards: throw at least { $least }.
 }
keep-at-least = { $most ->
    [0] You must keep all your cards.
    [one] You must keep at least { $keep } of your cards: throw one at most.
   *[other] You must keep at least { $keep } of your cards: throw { $most } at most.
 }

call-not-the-five = The five of trumps may not be called. To play without a partner, say that you go alone.
call-outranks-hand = { $card1 } outranks every card you hold; the best you may call is one below { $card2 }.

booked-not-played = “Booked?” is not asked in this game.
booked-opponents-only = “Booked?” is asked of opponents only.
booked-before-the-trick = “Booked?” is asked before anyone has played to the trick.
booked-once = You have already asked that player “Booked?” in this deal.

not-your-turn = It is not your turn.
not-now = That cannot be done now.
no-such-seat = There is no such seat at this table.
deal-is-over = This deal is over.
card-not-held = You do not hold { $card1 }.

cut-leaves-cards = Lift at least one card and at most { $most }.
packets-not-allowed = The cards are not dealt in such packets here.

turned-ace-must-be-taken = The ace that was turned up must be taken.
throw-a-dealt-card = { $card1 } has only just been taken: throw a card that was dealt to you.
no-turn-up-to-rob = There is no turned-up card to be had.
must-rob-first = You hold the ace of trumps: take the turned-up card before you play.
rob-too-late = The turned-up card may be taken only at your turn to the first trick, before you play to it.
rob-needs-the-ace = Only the ace of trumps may take { $card1 }.
rob-not-the-ace-itself = { $card1 } is the ace you rob with: throw another card.
rob-decline-not-here = Nothing need be said in this game: play, and the turned-up card stays.
beg-not-now = Begging is for the king of trumps without the ace, where it is played and nobody has begged before.

cards-already-seen = You have already looked at your cards.
look-first = Look at your cards first, or call “30 for 60” unseen.
blind-too-low = 30 has been bid, so nothing can be called unseen: look at your cards.
# $bid and $standing are bids, $minimum and $step numbers.
bid-higher = { $standing } has been bid: bid more, or pass.
bid-at-least = The lowest bid for your side is { $minimum }.
bid-step-too-large = After { $standing } you may bid at most { $step } more.
bid-not-in-this-game = { $bid } is not bid in this game.
hold-only-dealer = You may not hold this bid: only the dealer holds, where that is played.
nothing-to-hold = Nobody has bid yet, so there is nothing to hold.
slam-not-now = A slam cannot be called now.

bidder-names-trump = It is for the bidder to name trump.
kitty-first = Look at the kitty before you name trump.
kitty-not-yet = The kitty may not be looked at now.
name-needs-a-trump = You must hold a trump of the suit that you name.
name-a-kitty-suit = You went on the kitty: name a suit that is in it.
raise-too-late = Your bid cannot be raised to 30 now.
go-on-kitty-not-now = You cannot go on the kitty now.
go-on-top-card-not-now = You cannot go on the top card now.
top-card-is-kept = The card that fixed trump must be kept.

stub-needs-the-ace = Only the ace of trumps may turn the stub.
stub-card-must-stay = { $card1 } may not be given for the trump that was turned.
leader-bidder-or-left = Only the bidder or the player at the bidder’s left may lead first.

call-not-in-pack = { $card1 } is not in this pack.
called-card-is-due = { $card1 } is the card that was called: it must be played to this trick.

fold-before-the-trick = You may fold only before anyone has played to the trick.
fold-only-to-booked = You may fold only to a player who is booked.
already-folded = Your side has already folded.

## Why a computer player does what it does
## $card1, $card2 are the cards concerned.

why-only-card = { $card1 } is the only card that may be played.
why-lead-best-trump = { $card1 } is the best trump at hand, and leading it draws the others’ trumps.
why-lead-top-trump = Nobody else can hold a better trump than { $card1 }: it takes the trick, and draws the trumps that others hold.
why-lead-sure-trump = Nobody else can hold a better trump than { $card1 }: it takes the trick.
why-lead-trump = { $card1 } is led to draw trumps from the other hands.
why-lead-trump-defending = { $card1 } is led: it may take the trick, or draw a better trump.
why-lead-low-five-out = Somebody may still hold { $card2 }, so trumps are kept and { $card1 } is led.
why-lead-plain = { $card1 } is led, and trumps are kept.
why-lead-best-of-suit = Nobody can hold a better card of the suit than { $card1 }.
why-lead-weak = { $card1 } costs little to lead.
why-partner-has-it = The trick is the partner’s already, so { $card1 } will do.
why-partner-has-it-so-far = The trick is the partner’s so far, so { $card1 } will do.
why-bidder-lacks-it = The trick is not the bidder’s so far, so { $card1 } will do.
why-throw-weakest = No card that may be played takes this trick, so { $card1 } goes.
why-cannot-win = No card that may be played takes this trick, so the card of least use goes: { $card1 }.
why-save = Winning this trick would cost too much, so { $card1 } goes.
why-take-cheaply = { $card1 } is the cheapest card that takes the trick for now.
why-takes-for-now = { $card1 } takes the trick for now.
why-cheapest-winner = { $card1 } is the cheapest card that is sure of the trick.
why-sure-winner = { $card1 } is sure of the trick, and a cheaper card would not be.
why-sure = { $card1 } is sure of the trick.
why-look = A bid should be made on cards that one has seen.
why-bid = The cards promise that many points.
why-bid-thirty = The cards promise every trick.
why-gamble = All the tricks or nothing: I feel lucky.
why-hold = The cards are worth this bid.
why-pass = The cards do not promise enough.
why-pass-partner = The partner has the bid, and may keep it.
why-raise = The cards promise all the tricks.
why-go-on-kitty = These cards are so poor that any others are likely to be better.
why-on-kitty = The hand is so poor that the kitty is likely to be better.
why-top-card = The kitty is poor too, so the top card may decide.
why-see-kitty = The kitty may be looked at before trump is named.
why-best-suit = This is the suit that promises most.
why-name = Of the suits that may be named, the hand is strongest in this one.
why-keep-trumps = Trumps are kept, and the worst of the other cards thrown.
why-no-trump-to-keep = There is no trump to keep, so as many cards are thrown as may be.
why-throw-trumps = So many cards have to go that a trump goes too.
why-keep-all = All these cards are worth keeping.
why-throw-worst = { $card1 } is the worst card of the hand.
why-take-turned = The card turned is better than { $card1 }.
why-take-ace = The ace is better than { $card1 }.
why-call = { $card1 } is the best trump that may be called and that somebody else may hold.
why-alone = There is no trump that would be worth calling.
why-turn-stub = The ace of trumps may fetch another trump.
why-swap = { $card1 } is better than { $card2 }.
why-leave-stub = { $card1 } is no better than the cards of the hand.
why-lead-myself = A sure trick is best led at once.
why-play-last = It is better not to lead.
why-lead-first = The one who named trump leads, and draws trumps at once.
why-rob = { $card1 } makes the hand better.
why-rob-saves-ace = Robbing keeps the ace of trumps at its rank.
why-beg = The turned-up card is worth a card put aside.

## Rules that cannot be played together

auction-or-turn-up = Trump is either named by the winner of an auction or turned up, not both and not neither.
auction-needs-naming-and-exchange = An auction goes with naming trump and with discarding, and neither goes without an auction.
kitty-needs-auction = A kitty or unseen cards need an auction: without one, nobody is there to take them.
calling-needs-auction = A partner can be called only by the winner of an auction.
privilege-needs-auction = The ace of trumps can turn the stub only where trump is named in an auction.
lead-needs-bidder = Without an auction there is no bidder, so the player at the dealer’s left leads first.
limits-need-bidder = Without an auction there is no bidder, so no score can be locked or capped.
bid-out-needs-auction = Without an auction nobody can be made to bid in order to go out.
bidder-set-needs-bidder = Without an auction there is no bidder to be set for a revoke.
trick-order-needs-no-auction = Scores are counted in trick order only in games without an auction.
partners-win-needs-calling = A bidder and a partner can share the win only where a partner is called.
jin-needs-no-auction = Jin is played only in games without an auction.
kitty-gone-nothing-to-go-on = Without a kitty nobody can go on the kitty.
top-card-needs-going-on-kitty = Going on the top card comes after going on the kitty, so that must be allowed too.
booked-needs-known-sides = “Booked?” cannot be asked where the bidder’s partner is not known.
lowest-bid-cannot-be-made = Without a ten-point trick a deal holds only 25 points, so nobody can be made to bid 30 (min_bid_at).
thirty-for-sixty-needs-thirty = Without a ten-point trick a deal holds only 25 points: 30 for 60 has no meaning (thirty_for_sixty=off, or all_tricks_test=five_tricks).
sixty-for-120-needs-thirty = Without a ten-point trick a deal holds only 25 points: 60 for 120 has no meaning (sixty_for_120=false, or all_tricks_test=five_tricks).
bell-needs-thirty = Without a ten-point trick a deal holds only 25 points, so no bid of 30 can ring the bell (bell=false, or all_tricks_test=five_tricks).
raising-needs-thirty = Without a ten-point trick a deal holds only 25 points, so no bid can be raised to 30 (raise_after_win=false, or all_tricks_test=five_tricks).
reset-needs-higher-target = With a target of 45 or less, a score of 45 cannot fall back to 0.
pack-too-small = The pack is too small for { $players } players with this deal.
stock-too-short = With { $players } players the stock is too short for all that may be drawn.
top-card-needs-stock = With { $players } players there are too few cards left to go on the top card.
sides-do-not-fit = { $players } players cannot sit like this: { $sides }.
usual-players-not-allowed = The usual number of players, { $players }, is not among those allowed.
players-not-allowed = This game is not for { $players } players, but for: { $allowed }.
deal-not-understood = “{ $pattern }” is not a deal; write packets such as 3-K3-2.
deal-not-five-cards = The deal { $pattern } does not give everyone five cards.
jokers-not-here = This game is not played with so many jokers ({ $jokers }), but with: { $offered }.

## House rules that cannot be had

option-unknown = { $alternatives ->
    [none] There is no house rule “{ $key }”; fortyfives rules { $variant } --options lists those there are.
   *[other] There is no house rule “{ $key }”; did you mean: { $alternatives }?
 }
option-value-unknown = “{ $value }” is not a value of { $key }; it may be: { $alternatives }.
option-has-no-meaning = The house rule { $key } has no meaning in { $variant }: { $needs ->
    [auction] nobody bids there.
    [turn_up] no card is turned up for trump there.
    [calling] nobody calls a partner there.
    [ace_privilege] it needs ace_privilege=true.
    [lock_at] it needs a lock, such as lock_at=100.
    [cap] it needs a cap, such as cap=105.
    [jokers] there is no joker there.
    [trick_order] it needs both_cross=trick_order.
   *[custom] that is a custom of other games.
 }
option-not-offered-yet = { $key } = { $value } cannot be played here yet; it may be: { $alternatives }.
trump-from-is-the-game = How trump is fixed makes the game what it is, so { $key } stays { $alternatives }; choose another game instead.

## House rules: the table and the match
## option-KEY is the name, option-KEY-what says what it decides, option-KEY-VALUE is a value of it.

option-players = Number of players
option-players-what = For how many the table is set.
option-sides = Who plays together
option-sides-what = Whether everyone plays alone or with partners.
option-sides-alone = everyone alone
option-sides-pairs = pairs, partners opposite each other
option-sides-two_threes = two teams of three, in alternate seats
option-target = Points to win
option-target-what = The score that ends the game.
option-target-number = { $n } points
option-target_test = Reaching the target
option-target_test-what = Whether the target must be reached or passed.
option-target_test-reach = reaching it is enough
option-target_test-exceed = it must be passed
option-floor = Losing from below
option-floor-what = The score below which a side loses the game at once.
option-floor-none = nobody loses this way
option-floor-number = below { $n } the game is lost
option-cutoff = Falling out
option-cutoff-what = The score at which a side falls out of the game while the others play on.
option-cutoff-off = nobody falls out
option-cutoff-number = out at { $n } or below
option-max_sets = Losing by being set
option-max_sets-what = How many times a side may be set before it is out of the game.
option-max_sets-off = nobody is out for it
option-max_sets-number = { $n ->
    [one] out when set once
   *[other] out when set { $n } times
 }
option-match = Length of the match
option-match-what = Whether one game decides, or the best of three.
option-match-single = a single game
option-match-best_of_3 = the best of three games
option-six_player = The ante game
option-six_player-what = Whether six play for antes: first two teams of three, then the three winners each alone.
option-six_player-none = not played
option-six_player-ante = played
option-next_game_dealer = Dealer of the next game
option-next_game_dealer-what = Who deals first in the next game of a match.
option-next_game_dealer-left = the deal simply goes on to the left
option-next_game_dealer-winner = the winner deals
option-time_limit = Time limit
option-time_limit-what = How long a timed game lasts.
option-time_limit-none = none
option-time_limit-number = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
 }
option-time_up = When the time is up
option-time_up-what = What happens to a deal in progress when the time is up.
option-time_up-finish_hand = the deal is played to its end
option-time_up-stop_at_bell = play stops at the bell

## House rules: pack, deal, kitty and stock

option-jokers = Jokers
option-jokers-what = How many jokers are in the pack.
option-jokers-0 = none
option-jokers-1 = one
option-jokers-2 = two
option-joker_after_midnight = The joker after midnight
option-joker_after_midnight-what = Whether the joker stays in the pack between midnight and six in the morning.
option-joker_after_midnight-true = it stays
option-joker_after_midnight-false = it is taken out
option-joker_rank = Rank of the joker
option-joker_rank-what = Where the joker stands among the trumps.
option-joker_rank-below_ah = just below the ace of hearts
option-joker_rank-below_jack = just below the jack of trumps
option-joker_rank-above_five = above the five of trumps
option-kitty_size = Cards in the kitty
option-kitty_size-what = How many cards are dealt to the kitty.
option-kitty_size-0 = no kitty
option-kitty_size-3 = three
option-kitty_size-4 = four
option-kitty_size-5 = five
option-deal = Packets of the deal
option-deal-what = In what packets the cards are dealt: a number goes to each player, K to the kitty, X to each player but unseen until trump is named.
option-first_packet = The first packet
option-first_packet-what = Whether the dealer may deal two cards first and then three.
option-first_packet-fixed = as the deal says
option-first_packet-dealers_choice = as the dealer likes
option-kitty_timing = Taking the kitty
option-kitty_timing-what = Whether the bidder sees the kitty after or before naming trump.
option-kitty_timing-after_naming = after naming trump
option-kitty_timing-before_naming = before naming trump
option-four_and_flip = Four and a flip
option-four_and_flip-what = Whether all five cards may be thrown, the fifth new card then being dealt face up.
option-four_and_flip-false = not played
option-four_and_flip-true = played
option-keep_min = Cards to keep
option-keep_min-what = How many cards each player must keep when discarding.
option-keep_min-number = { $n ->
    [0] none need be kept
    [one] at least one
   *[other] at least { number }
 }
option-draw_max = Cards to draw
option-draw_max-what = How many cards one player may draw at most.
option-draw_max-number = { $n ->
    [0] none
   *[other] { number } at most
 }
option-stock_short = When the stock runs out
option-stock_short-what = What is done when the stock cannot fill all hands.
option-stock_short-reshuffle_discards = the discards are shuffled and dealt
option-stock_short-cap_draw = everyone may draw fewer cards
option-stock_short-none = nothing: it cannot happen, or hands stay short
option-stock_short-last_players_short = the last players go short
# Parts of a number that is not the same for everybody: $what is the number in words.
quota-other = { $what }
quota-bidder = the bidder { $what }
quota-six = with six players { $what }

## House rules: the turn-up and the ace of trumps

option-trump_from = How trump is fixed
option-trump_from-what = Whether a card is turned up for trump, or the winner of an auction names it.
option-trump_from-turn_up = a card is turned up
option-trump_from-auction = the winner of the auction names it
option-rob_turned_ace = A turned-up ace
option-rob_turned_ace-what = What right or duty the dealer has when an ace is turned up.
option-rob_turned_ace-optional_immediate = the dealer may take it at once
option-rob_turned_ace-mandatory = the dealer must take it
option-rob_turned_ace-after_first_trick = the dealer may take it after the first trick
option-rob_with_ace = Robbing with the ace
option-rob_with_ace-what = What right or duty the holder of the ace of trumps has to take the turn-up.
option-rob_with_ace-optional = the ace may rob
option-rob_with_ace-mandatory = the ace must rob
option-rob_with_ace-decline_by_announcement = the ace may rob, or say that it will not
option-demotion = An ace that did not rob
option-demotion-what = Whether an ace of trumps that did not rob in time becomes the lowest trump.
option-demotion-on = it becomes the lowest trump
option-demotion-off = it loses nothing
option-demotion-not_ah = it becomes the lowest trump, but the ace of hearts never does
option-beg_king = Begging with the king
option-beg_king-what = Whether the holder of the king of trumps may put down a card for the turn-up.
option-beg_king-false = not played
option-beg_king-true = played
option-ace_privilege = The ace turns the stub
option-ace_privilege-what = Whether the holder of the ace of trumps may turn cards from the stock until a trump appears.
option-ace_privilege-false = not played
option-ace_privilege-true = played
option-ace_swap_discard = The card given for the trump turned
option-ace_swap_discard-what = Which card the holder of the ace of trumps gives for the trump that was turned.
option-ace_swap_discard-free = any but the ace
option-ace_swap_discard-weakest_by_rank = the weakest

## House rules: the auction and naming trump

option-min_bid = Lowest bid
option-min_bid-what = The lowest bid that is allowed.
option-min_bid_at = Lowest bid near the end
option-min_bid_at-what = From which score on a side has to bid more than the ordinary minimum.
option-min_bid_at-none = the same at every score
option-min_bid_at-number = { $n } from { $score } points on
option-step = Raising the bid
option-step-what = How far a bid must exceed the last one.
option-step-any_higher = any higher bid
option-step-five_or_ten = five or ten more
option-step-exact_step_5 = exactly five more
option-auction = Rounds of bidding
option-auction-what = Whether players who have bid are asked again.
option-auction-one_round = each speaks once
option-auction-continuous = round and round until nobody goes higher
option-hold = Holding
option-hold-what = Whether the dealer may take the standing bid at the same number.
option-hold-none = nobody may hold
option-hold-dealer = the dealer may hold
option-after_hold = After the dealer holds or raises
option-after_hold-what = Who may go on bidding when the dealer has held or raised.
option-after_hold-none = nobody, the bidding is over
option-after_hold-live_bidders = all who have bid and not passed
option-after_hold-high_bidder = only the player whose bid it was
option-all_pass = When everybody passes
option-all_pass-what = What happens when everybody passes.
option-all_pass-dealer_forced_minimum = the dealer has the lowest bid (“bagged”)
option-all_pass-redeal_next_dealer = the next dealer deals
option-all_pass-redeal_same_dealer = the same dealer deals again
option-thirty_for_sixty = 30 for 60
option-thirty_for_sixty-what = Which bid of 30 scores 60.
option-thirty_for_sixty-off = none
option-thirty_for_sixty-separate = a bid of its own, above 30
option-thirty_for_sixty-every_30 = every bid of 30
option-thirty_for_sixty-blind = one called before looking at one’s cards
option-thirty_for_sixty_made = A made 30 for 60
option-thirty_for_sixty_made-what = What a 30 for 60 that is a bid of its own scores when it is made.
option-thirty_for_sixty_made-number = { $n } points
option-sixty_for_120 = 60 for 120
option-sixty_for_120-what = Whether 60 for 120 may be bid, above every other number.
option-sixty_for_120-false = not played
option-sixty_for_120-true = played
option-sixty_for_120_failed = A failed 60 for 120
option-sixty_for_120_failed-what = What a 60 for 120 costs when it is not made.
option-sixty_for_120_failed-number = { $n } points
option-bell = The bell
option-bell-what = Whether a bid of 30 scores 60 when it is made.
option-bell-false = not played
option-bell-true = played
option-slam = Slam
option-slam-what = Whether all five tricks may be called for 120 points, and when.
option-slam-off = not played
option-slam-in_turn = called in turn only
option-slam-any_time = called at any time until trump is named
option-all_tricks_test = What makes a bid of 30
option-all_tricks_test-what = Whether a bid of 30 is made by five tricks or by 30 points.
option-all_tricks_test-five_tricks = all five tricks
option-all_tricks_test-points = 30 points
option-made_scores = A made bid scores
option-made_scores-what = Whether a made bid scores what was taken or what was bid.
option-made_scores-taken = what was taken
option-made_scores-bid = what was bid
option-raise_after_win = Raising one’s own bid
option-raise_after_win-what = Whether the winner of the bid may still raise it to 30.
option-raise_after_win-false = not allowed
option-raise_after_win-true = to 30, before naming trump
option-name_needs_trump = Naming a suit one does not hold
option-name_needs_trump-what = Whether the bidder must hold a trump of the suit named.
option-name_needs_trump-no = allowed
option-name_needs_trump-yes = not allowed, but the ace of hearts counts for any suit
option-name_needs_trump-natural_suit = not allowed, and the ace of hearts counts as a heart
option-go_on_kitty = Going on the kitty
option-go_on_kitty-what = Whether the bidder may throw the whole hand for the kitty before naming trump.
option-go_on_kitty-off = not played
option-go_on_kitty-kitty_suits = played, and trump must be a suit of the kitty
option-go_on_kitty-any_suit = played, and any suit may be named
option-go_on_top_card = Going on the top card
option-go_on_top_card-what = Whether the bidder may then throw the kitty too, and let the top card of the stock fix trump.
option-go_on_top_card-false = not played
option-go_on_top_card-true = played

## House rules: following and withholding

option-follow = When a plain suit is led
option-follow-what = What a lead that is not trump obliges to.
option-follow-follow_or_trump = follow suit or trump
option-follow-trump_only = play any card
option-must_trump_if_void = With none of the suit led
option-must_trump_if_void-what = Whether you must trump when you cannot follow suit.
option-must_trump_if_void-false = play any card
option-must_trump_if_void-true = you must trump if you can
option-renege = Trumps that may be withheld
option-renege-what = Which trumps may be kept back (“reneged”) when trump is led.
option-renege-none = none
option-renege-five = the five
option-renege-five_jack_ah = the five, the jack and the ace of hearts
option-five_test = The five and the joker
option-five_test-what = Whether the five may be withheld from a joker that outranks it.
option-five_test-always_free = the five may be withheld from anything
option-five_test-forced_by_higher = not from a joker that outranks it
option-renege_test = Withholding from a higher card
option-renege_test-what = Whether the jack and the ace of hearts may be withheld from a card that outranks them.
option-renege_test-outranks_lead = not allowed
option-renege_test-always = allowed
option-renege_force = The card that forces
option-renege_force-what = Whether it is the card led that forces a trump out, or the best trump played so far.
option-renege_force-led = the card led
option-renege_force-played = the best trump played so far
option-renege_group = Several top trumps in one hand
option-renege_group-what = How several trumps that may be withheld are treated together.
option-renege_group-all = all may be kept back if each of them may
option-renege_group-sole_trump_only = only a single trump may be kept back
option-renege_group-tns_literal = each covers the other, and all may be kept back
option-joker_renegable = Withholding the joker
option-joker_renegable-what = Whether a joker may be withheld where the jack and the ace of hearts may.
option-joker_renegable-false = not allowed
option-joker_renegable-true = allowed
option-ah_lead = When the ace of hearts is led
option-ah_lead-what = Whether a player without a trump must then play a heart.
option-ah_lead-classical = it asks for trumps only
option-ah_lead-trump_then_heart = it asks for a trump, or else for a heart
option-ah_lead_renege = Withholding from the ace of hearts
option-ah_lead_renege-what = Whether trumps may be withheld when the ace of hearts is led.
option-ah_lead_renege-allowed = as from any other trump
option-ah_lead_renege-forbidden = not allowed
option-revoke = A wrong card
option-revoke-what = What happens when a card is played against the rules.
option-revoke-prevent = it is not accepted
option-revoke-offender_side_scores_zero = the offender’s side scores nothing in that deal
option-revoke-bidder_set = the bid is lost if the bidder’s side did it
option-first_lead = First lead
option-first_lead-what = Who leads to the first trick.
option-first_lead-left_of_dealer = the player at the dealer’s left
option-first_lead-bidder = the bidder
option-first_lead-left_of_bidder = the player at the bidder’s left
option-first_lead-bidders_choice = the bidder, or the player at the bidder’s left if the bidder so wishes
option-booked = Asking “booked?”
option-booked-what = Whether you may ask an opponent who holds nothing but trumps to say so, and fold.
option-booked-off = not played
option-booked-ask_and_fold = played

## House rules: scoring and the end of the game

option-bonus = The ten-point trick
option-bonus-what = Which card makes a trick worth ten.
option-bonus-best_trump = the best trump of the deal
option-bonus-top_only = the best trump, if it is the five, the jack, the joker or the ace of hearts
option-bonus-five_only = the five of trumps
option-bonus-none = no card (Twenty-Five)
option-bonus-best_card = the best card of the deal, trump or not
option-lock_at = The lock
option-lock_at-what = From which score on a side scores only when it has won the bid.
option-lock_at-none = none
option-lock_at-number = from { $n } points on
option-lock_test = A deal that passes the lock
option-lock_test-what = Whether the lock also cuts short a deal that began below it.
option-lock_test-start_score = counts in full
option-lock_test-clamp = is cut off at the lock
option-cap = The cap
option-cap-what = The score that nobody can pass without having won the bid.
option-cap-none = none
option-cap-number = { $n } points
option-cap_test = A deal that passes the cap
option-cap_test-what = What a side keeps of a deal that would take it past the cap.
option-cap_test-clamp = counts up to the cap
option-cap_test-drop_whole_hand = counts nothing
option-exact_45_reset = A score of exactly 45
option-exact_45_reset-what = Whether a score of exactly 45 falls back to 0.
option-exact_45_reset-false = stays 45
option-exact_45_reset-true = falls back to 0
option-must_bid_out = Going out on one’s own bid
option-must_bid_out-what = Whether the game can only be won by a bid when several sides are near the target.
option-must_bid_out-false = not needed
option-must_bid_out-true = needed when several are “on the green”
option-both_cross = When several reach the target
option-both_cross-what = Who wins when several sides reach the target in the same deal.
option-both_cross-more_points = the one with more points
option-both_cross-bidder_first = the bidder who made the bid, otherwise the one with more points
option-both_cross-trick_order = the first to get there, trick by trick
option-both_cross-partners = the bidder and the called partner
option-both_cross-never = it does not happen; if it did, the bidder
option-trick_order_stop = When the winner is certain
option-trick_order_stop-what = Whether a deal whose winner is certain is still played to its end.
option-trick_order_stop-finish_hand = the deal is played to its end
option-trick_order_stop-stop_when_certain = play stops
option-jin = Jin
option-jin-what = Whether all five tricks win the game at once.
option-jin-false = not played
option-jin-true = played

## House rules: the called partner

option-call_time = When the card is called
option-call_time-what = Whether the bidder calls a card before or after drawing new cards.
option-call_time-after_refill = just before the first lead
option-call_time-at_naming = right after naming trump
option-call_deadline = When the called card must appear
option-call_deadline-what = The last trick in which the called card makes its holder a partner.
option-call_deadline-number = { $n ->
    [1] in the first trick
   *[other] in the first or second trick
 }
option-partner_win = Winning with the called partner
option-partner_win-what = How bidder and called partner share the win of the game.
option-partner_win-both_over = both win if both are at the target
option-partner_win-either_pulls_both = if one wins, so does the other

## Rule sheet: heading and the table

sheet-key = { $region } · { $key }
sheet-house = { $where } · with { $rules }
sheet-s-table = At the table
sheet-for = { $only ->
    [yes] A game for { $counts }.
   *[no] A game for { $counts }; { $usual } is the usual number.
 }
sheet-alone = { $only ->
    [yes] Everyone plays alone.
   *[no] With { $counts }, everyone plays alone.
 }
sheet-pairs = { $only ->
    [yes] There are { $pairs } pairs, and partners sit opposite each other.
   *[no] With { $counts }, there are { $pairs } pairs, and partners sit opposite each other.
 }
sheet-threes = { $only ->
    [yes] There are two teams of three, in alternate seats: both your neighbours are opponents.
   *[no] With { $counts }, there are two teams of three, in alternate seats.
 }
sheet-pool = { $auction ->
    [yes] Partners put their points together, both to make a bid and for the score.
   *[no] Partners put their points together.
 }
sheet-called = In each deal, though, the bidder may find a partner by calling a card.
sheet-clockwise = { $auction ->
    [yes] Dealing, bidding and play all go clockwise, starting at the dealer’s left.
   *[no] Dealing and play go clockwise, starting at the dealer’s left.
 }
sheet-dealer = The first dealer is drawn by lot; after that the deal passes to the left.

## Rule sheet: the cards

sheet-s-cards = The cards
sheet-pack = { $jokers ->
    [0] A pack of 52 cards, without jokers.
    [one] A pack of 52 cards and one joker.
   *[other] A pack of 52 cards and two jokers.
 }
sheet-midnight = A deal that begins between midnight and six in the morning is played without jokers.
sheet-tops = The best card is { $best }; after it come { $next }.
top-five = the five of trumps
top-jack = the jack of trumps
top-ace-of-hearts = the ace of hearts
top-joker = the joker
top-joker-red = the red joker
top-joker-black = the black joker
sheet-always-trump = { $jokers ->
    [0] The ace of hearts is always a trump, whatever suit is trump.
    [one] The ace of hearts and the joker are always trumps, whatever suit is trump.
   *[other] The ace of hearts and the jokers are always trumps, whatever suit is trump.
 }
sheet-small = Below the court cards it is “high in red, low in black”: in hearts and diamonds the highest number is best, in clubs and spades the lowest.
sheet-beats = Any trump beats any card that is not a trump. In a suit that is not trump, the five and the jack have no special rank.
sheet-if-trump = If this is trump
sheet-if-plain = If it is not
sheet-best-first = the cards, best first

## Rule sheet: the deal

sheet-s-deal = The deal
sheet-cut = The dealer shuffles, and the player at the dealer’s right cuts the pack.
sheet-packets = The cards are dealt in packets: { $packets }.
packet-hands = { number } to each player
packet-kitty = { number } to the kitty
packet-later = { number } more to each player, which nobody may look at until trump is named
sheet-dealers-choice = The dealer may also choose to deal two cards first and then three.
sheet-gives = { $n ->
    [0] That makes { $hand } cards each.
   *[other] That makes { $hand } cards each, and { number } in the kitty, which lies face down.
 }
sheet-stock = { $left ->
    [0] The whole pack is dealt out.
   *[other] The cards left over are the stock.
 }
sheet-misdeal = After a misdeal the same dealer deals again.

## Rule sheet: the turn-up

sheet-s-turn-up = The turn-up
sheet-turn-up = The next card is turned face up on the stock, and its suit is trump.
sheet-turned-joker = If it is a joker, the dealer takes it, throws away a card, and turns up another.
sheet-turned-ace = { $right ->
    [mandatory] If it is an ace, the dealer must take it at once, and throws away a card for it, face down.
    [after_first_trick] If it is an ace, the dealer may take it when the first trick has been played, and throws away a card for it, face down.
   *[optional_immediate] If it is an ace, the dealer may take it, but only at once, before anyone leads, and throws away a card for it, face down.
 }
sheet-rob = { $right ->
    [mandatory] Whoever holds the ace of trumps must “rob”: at their turn to the first trick, before playing to it, they take the turned-up card and throw away another, face down.
    [decline_by_announcement] Whoever holds the ace of trumps may “rob”: at their turn to the first trick, before playing to it, they may take the turned-up card and throw away another, face down, or say that they leave it.
   *[optional] Whoever holds the ace of trumps may “rob”: at their turn to the first trick, before playing to it, they may take the turned-up card and throw away another, face down.
 }
sheet-rob-hearts = The ace of hearts gives this right only when hearts are trump.
sheet-demotion = { $demotion ->
    [off] An ace that does not rob loses nothing by it.
    [not_ah] An ace of trumps that could have robbed and did not becomes the lowest trump for that deal; only the ace of hearts keeps its place.
   *[on] An ace of trumps that could have robbed and did not becomes the lowest trump for that deal, even if it is the ace of hearts.
 }
sheet-demotion-declined = An ace whose holder says so keeps its rank.
sheet-beg = Whoever holds the king of trumps, but not the ace, may “beg”: at their turn to the first trick they put down a card that they want to lose, and play that trick from the other four. If nobody robs with the ace, they take the turned-up card before the second trick; if somebody does, they take their own card back. There is no begging when the card turned up is an ace or the king itself.

## Rule sheet: the auction

sheet-s-auction = The bidding
sheet-auction = { $together ->
    [yes] The players bid for the right to name trump. A bid is the number of points that your side undertakes to take.
   *[no] The players bid for the right to name trump. A bid is the number of points that you undertake to take.
 }
sheet-bids = The bids are { $bids }; if you do not want to bid, you pass.
sheet-only-25 = A deal is worth only 25 points, so 25 is the highest bid that can be made.
sheet-minimum-at = A side that stands at { $score } or more may not bid less than { $bid }.
sheet-speaks-first = The player at the dealer’s left speaks first, and the dealer last.
sheet-rounds = { $rounds ->
    [continuous] The bidding goes round and round until nobody goes higher.
   *[one_round] Each player speaks once.
 }
sheet-passed-is-out = Whoever has passed is out of the bidding.
sheet-step = { $step ->
    [five_or_ten] Each bid must be five or ten more than the last.
    [exact_step_5] Each bid must be exactly five more than the last.
   *[any_higher] Each bid must be higher than the last.
 }
sheet-hold = The dealer may also “hold”: take the standing bid at the same number.
sheet-after-hold = { $after ->
    [live_bidders] When the dealer has held or raised, those who have bid and not passed may go higher in their turn, and the dealer may hold again, until nobody goes higher.
    [high_bidder] When the dealer has held or raised, only the player whose bid it was may go higher; the dealer may hold again, and so on until one of the two gives up.
   *[none] When the dealer has bid or held, the bidding is over.
 }
sheet-all-pass = { $passes ->
    [redeal_next_dealer] If everybody passes, the cards are thrown in and the next dealer deals.
    [redeal_same_dealer] If everybody passes, the cards are thrown in and the same dealer deals again.
   *[dealer_forced_minimum] If all the others pass, the dealer cannot get out of it: the dealer is “bagged” and has the lowest bid, unless the dealer bids more.
 }
sheet-thirty-for-sixty = { $kind ->
    [separate] Above 30 one may bid “30 for 60”, over any lower bid.
    [blind] As long as nobody has bid 30, you may call “30 for 60” at your turn before you look at your cards. It ranks as a bid of 30, and nobody can hold it.
   *[every_30] A bid of 30 is always “30 for 60”: what it wins and costs stands with the score.
 }
sheet-sixty-for-120 = Above every other number one may bid “60 for 120”.
sheet-bell = A bid of 30 is “the bell”: made, it scores 60.
sheet-slam = { $when ->
    [any_time] A “slam” is a bid to take all five tricks. It may be called at any time from seeing one’s five cards until trump is named, in turn or out of it; the first to call it ends the bidding.
   *[in_turn] A “slam” is a bid to take all five tricks. Called in turn, it goes over every other bid and ends the bidding.
 }
sheet-raise-after-win = { $kitty ->
    [before] Whoever wins the bid for less than 30 may still raise it to 30 before looking at the kitty and naming trump.
   *[after] Whoever wins the bid for less than 30 may still raise it to 30 before naming trump and touching the kitty.
 }

## Rule sheet: trump, kitty, discards

sheet-s-naming = Trump and the kitty
sheet-s-naming-only = Trump and the discards
sheet-naming = { $kitty ->
    [none] The winner of the bid, who is called the bidder, names trump.
    [before] The winner of the bid, who is called the bidder, may look at the kitty first, then names trump and takes the kitty in hand.
   *[after] The winner of the bid, who is called the bidder, names trump and only then takes up the kitty.
 }
sheet-needs-trump = { $kind ->
    [natural_suit] The bidder must hold a card of the suit named; the ace of hearts counts as a heart.
   *[yes] The bidder must hold a trump of the suit named. The ace of hearts is enough for any suit.
 }
sheet-go-on-kitty = { $kind ->
    [kitty_suits] Instead, the bidder may “go on the kitty”: throw away the whole hand before seeing the kitty, take the kitty, and name trump from it. Trump must then be a suit that is in the kitty; the ace of hearts counts as a heart.
   *[any_suit] Instead, the bidder may “go on the kitty”: throw away the whole hand before seeing the kitty, take the kitty, and then name any suit.
 }
sheet-go-on-top-card = If the kitty does not please either, the bidder may throw it away too and “go on the top card”: the next card of the stock fixes trump (the ace of hearts means hearts), and the bidder keeps it and draws four more.
sheet-later = Now everyone takes up the { number } cards that were dealt unseen.
sheet-throw = { $draws ->
    [no] Then everyone throws away, face down, all but { $hand } cards, and nobody draws new ones.
   *[yes] Everyone now throws away, face down, the cards they do not want, and is dealt new ones from the stock up to { $hand }, starting at the dealer’s left, at most three at a time.
 }
# $who is everybody, the bidder or the others; $players names the numbers of players, or is none.
sheet-keep = { $who ->
    [bidder] { $n ->
        [5] { $spare ->
            [0] The bidder keeps the hand as it is.
           *[other] The bidder keeps the best five of { $held } cards.
         }
        [0] The bidder, who holds { $held } cards with the kitty, keeps at most five of them and need not keep any.
       *[other] The bidder, who holds { $held } cards with the kitty, keeps at most five of them and at least { number }.
     }
    [others] { $n ->
        [5] { $spare ->
            [0] The others keep their hands as they are.
           *[other] The others keep the best five of { $held } cards.
         }
        [0] The others may throw all their cards.
       *[other] The others must keep at least { number } and so draw { $draw } at most.
     }
   *[everybody] { $n ->
        [0] Nobody has to keep any card.
        [1] Everyone must keep at least one card.
       *[other] Everyone must keep at least { number } cards.
     }
 }
sheet-keep-with = { $who ->
    [bidder] With { $counts }, it is at least { number }.
    [others] With { $counts }, they must keep at least { number }.
   *[everybody] With { $counts }, everyone must keep at least { number }.
 }
sheet-bidder-down = The bidder, who holds { $held } cards with the kitty, keeps at most five of them.
sheet-four-and-flip = “Four and a flip”: whoever throws all five cards is dealt the fifth new one face up.
sheet-stock-reshuffle = { $counts ->
    [all] Should the stock run out, the discards are shuffled and dealt.
   *[other] Should the stock run out, which can happen with { $counts }, the discards are shuffled and dealt.
 }
sheet-stock-cap = { $n ->
    [one] With { $counts } the stock is small: nobody may draw more than one card.
   *[other] With { $counts } the stock is small: nobody may draw more than { number } cards.
 }
sheet-privilege = { $swap ->
    [weakest_by_rank] When all hands are full, whoever holds the ace of trumps may turn the “stub”: cards from what is left of the stock, one by one, until a trump appears, and may take it in exchange for the weakest card of the hand, or leave it.
   *[free] When all hands are full, whoever holds the ace of trumps may turn the “stub”: cards from what is left of the stock, one by one, until a trump appears, and may take it in exchange for any other card, or leave it.
 }
sheet-privilege-rest = The other cards turned up are out of play.

## Rule sheet: calling a partner

sheet-s-calling = Calling a partner
sheet-calling = { $time ->
    [at_naming] Right after naming trump, the bidder may call a card. Whoever holds it is the bidder’s partner for this deal, but does not say so: the partner is known when the card is played.
   *[after_refill] When all have drawn, just before the first lead, the bidder may call a card. Whoever holds it is the bidder’s partner for this deal, but does not say so: the partner is known when the card is played.
 }
sheet-calling-limit = A card that outranks all the bidder’s own cards may not be called, so the five of trumps never is.
sheet-calling-deadline = { $n ->
    [1] The card must be played to the first trick, if the rules of following suit allow it. If it does not appear there, or nobody holds it, the bidder has no partner.
   *[other] The card must be played to one of the first { number } tricks, if the rules of following suit allow it. If it does not appear there, or nobody holds it, the bidder has no partner.
 }
sheet-calling-alone = The bidder may also go alone, by saying so or by calling a card of their own.

## Rule sheet: the play

sheet-s-play = The play
sheet-first-lead = { $who ->
    [bidder] The bidder leads to the first trick.
    [left_of_bidder] The player at the bidder’s left leads to the first trick.
    [bidders_choice] The bidder leads to the first trick, or has the player at the bidder’s left lead.
   *[left_of_dealer] The player at the dealer’s left leads to the first trick.
 }
sheet-trick = Each player plays one card in turn. The best trump takes the trick; without a trump, the best card of the suit led does. Whoever takes a trick leads to the next.
sheet-follow = { $follow ->
    [trump_only] When a suit that is not trump is led, you may play any card you like.
   *[follow_or_trump] When a suit that is not trump is led and you have a card of it, you must follow suit or play a trump.
 }
sheet-void = { $must ->
    [yes] If you have none of it, you must play a trump if you have one.
   *[no] If you have none of it, play what you like.
 }
sheet-trump-led = { $right ->
    [none] When trump is led, you must play a trump if you have one.
   *[some] When trump is led, you must play a trump if you have one, but there are trumps that may be kept back.
 }
sheet-ace-is-trump = The ace of hearts counts as a trump here too: it is never a heart to follow suit with, and when it is led, trump is led.
sheet-ace-led-heart = If the ace of hearts is led (“hearts on hearts”) and you have no trump, you must play a heart if you have one.
sheet-shown = A card shown is a card played.
sheet-revoke = { $revoke ->
    [offender_side_scores_zero] If somebody plays against these rules (a “revoke”), that player’s side scores nothing in that deal.
   *[bidder_set] If the bidder’s side plays against these rules (a “revoke”), it loses its bid.
 }
sheet-booked = Before anyone has played to a trick you may ask any opponent “booked?”, each of them once in a deal. A player who holds nothing but trumps must say so, and your side may then fold: it gives up the rest of the deal. When all the others have folded, the booked side takes the tricks that are left.

## Rule sheet: withholding

sheet-s-renege = Keeping a trump back
sheet-renege = { $right ->
    [none] No trump may be kept back: whoever has one must play it when trump is led.
    [five] The five of trumps need never be played to a trump lead. If it is your only trump, you may play any card instead. This is “reneging”, and it is allowed.
   *[five_jack_ah] The five, the jack and the ace of hearts need not always be played to a trump lead. If you have no other trumps, you may keep them back and play any card instead. This is “reneging”, and it is allowed.
 }
sheet-renege-five = { $five ->
    [forced_by_higher] The five may be kept back from any card but a joker that outranks it.
   *[always_free] The five may always be kept back.
 }
sheet-renege-others = { $test ->
    [always] The jack and the ace of hearts may be kept back from any card, even a better one.
   *[outranks_lead] { $force ->
        [played] The jack and the ace of hearts may be kept back only as long as no better trump has been played to the trick.
       *[led] { $jokers ->
            [above_five] The jack and the ace of hearts may be kept back only from a lower card: the jack must fall to the five or a joker, and the ace of hearts to the five, the jack or a joker, when these are led.
            [below_jack] The jack and the ace of hearts may be kept back only from a lower card: the jack must fall to the five, and the ace of hearts to the five, the jack or a joker, when these are led.
           *[other] The jack and the ace of hearts may be kept back only from a lower card: the jack must fall to the five, and the ace of hearts to the five or the jack, when these are led.
         }
     }
 }
sheet-renege-joker = { $may ->
    [yes] The joker has the same right as the ace of hearts.
   *[no] The joker may not be kept back.
 }
sheet-renege-group = { $group ->
    [sole_trump_only] Only one trump can be kept back: with two trumps in your hand you must play one of them.
    [tns_literal] If you hold two or three of them and no other trump, you may keep them all back.
   *[all] If you hold two or three of them, you may keep them back together only if each of them alone could be.
 }
sheet-ace-led-no-renege = But when the ace of hearts is led, no trump may be kept back.
sheet-examples = Some examples, with { $suit } as trump:
sheet-example = { $may ->
    [any] { $led } is led, and you hold { $hand }: you may play any of them.
   *[some] { $led } is led, and you hold { $hand }: you must play { $cards }.
 }

## Rule sheet: the score

sheet-s-score = The score
sheet-tricks = Each trick is worth { $n } points.
sheet-bonus = { $bonus ->
    [top_only] { $jokers ->
        [0] The trick with the best trump of the deal is worth 10 instead, but only if that trump is the five, the jack or the ace of hearts. A deal is worth 30 points, or 25 if none of these is played.
       *[other] The trick with the best trump of the deal is worth 10 instead, but only if that trump is the five, the jack, a joker or the ace of hearts. A deal is worth 30 points, or 25 if none of these is played.
     }
    [five_only] The trick with the five of trumps is worth 10 instead. A deal is worth 30 points, or 25 if the five is not played.
    [none] No trick is worth more, so a deal is worth 25 points.
    [best_card] The trick with the best card of the deal is worth 10 instead, so a deal is always worth 30 points. If nobody plays a trump, the best card is the highest court card, the first one played if there are several.
   *[best_trump] The trick with the best trump of the deal is worth 10 instead. A deal is worth 30 points, or 25 if nobody plays a trump.
 }
sheet-add = { $together ->
    [no] When the deal is over, everyone adds the points of their tricks to their score.
   *[yes] When the deal is over, each side adds the points of its tricks to its score.
 }
sheet-bidder-scores = { $together ->
    [no] If the bidder takes what was bid, the bid is made. If not, the bidder is “set”: the bid is lost, and what the bidder took does not count.
   *[yes] If the bidder’s side takes what it bid, the bid is made. If not, the side is “set”: it loses the bid, and what it took does not count.
 }
sheet-defenders = { $together ->
    [no] The others keep what they take. A score may fall below zero: that player is “in the hole”.
   *[yes] The others keep what they take. A score may fall below zero: that side is “in the hole”.
 }
sheet-partner-scores = The bidder and the called partner count their tricks together, and each of them gains or loses the same. A partner may play against the bidder all the same.
sheet-bid = Bid
sheet-made-by = Made by
sheet-made = Made
sheet-failed = Not made
stake-points = that many points
stake-30-points = 30 points
stake-all-tricks = all five tricks
stake-taken = what was taken
stake-bid = the bid
stake-lost = minus the bid
stake-plus = +{ $n }
stake-minus = −{ $n }
call-30for60 = 30 for 60
call-30for60_blind = 30 for 60 (unseen)
call-60for120 = 60 for 120
call-slam = slam
sheet-lock = { $called ->
    [yes] From { $n } points on, a player is locked and scores only as the bidder or the called partner.
   *[no] From { $n } points on, a side is locked and scores only when it has won the bid.
 }
sheet-lock-test = { $test ->
    [clamp] A side that comes to { $n } without the bid stops there.
   *[start_score] What counts is the score before the deal: whoever stands lower scores in full.
 }
sheet-cap = { $test ->
    [drop_whole_hand] Nobody can pass { $n } points without the bid: a deal that would lead past it counts nothing.
   *[clamp] Nobody can pass { $n } points without the bid: what goes beyond is lost.
 }
sheet-reset = A score of exactly 45 after a deal falls back to 0.

## Rule sheet: the end of the game

sheet-s-goal = Winning the game
sheet-target = { $test ->
    [exceed] { $together ->
        [no] The first to have more than { $n } points wins the game; { $n } itself is not enough.
       *[yes] The first side to have more than { $n } points wins the game; { $n } itself is not enough.
     }
   *[reach] { $together ->
        [no] The first to reach { $n } points wins the game.
       *[yes] The first side to reach { $n } points wins the game.
     }
 }
sheet-both = { $both ->
    [more_points] If several get there in the same deal, the one with most points wins; if they are level, another deal is played.
    [trick_order] If several get there in the same deal, the points are counted trick by trick, in the order in which the tricks were taken, and the first to get there wins.
    [both_over] If the bidder and the called partner get there in the same deal, both win.
    [either_pulls_both] If the bidder or the called partner gets there by their bid, both win, whatever the other’s score.
   *[bidder_first] If several get there in the same deal, the bidder’s side wins if it made its bid; otherwise the one with most points does. If they are level, another deal is played.
 }
sheet-must-bid-out = Whoever is within 30 points of the target is “on the green”. When several are, the game can be won only by making one’s own bid; points taken without it still count.
sheet-jin = Whoever takes all five tricks of a deal wins the game at once, whatever the score: this is “jin”. The winner takes the points of the earlier deals along into the next game; the others begin it at 0.
sheet-floor = A side that falls below { $n } loses the game at once.
sheet-cutoff = A side that stands at { $n } or less after a deal is out of the game; the last one left wins.
sheet-max-sets = { $n ->
    [one] A side that has been set once is out of the game.
   *[other] A side that has been set { number } times is out of the game.
 }
sheet-time = { $up ->
    [stop_at_bell] A game lasts at most { option-time_limit-number }. When the time is up play stops, and the higher score wins; equal scores are a tie.
   *[finish_hand] A game lasts at most { option-time_limit-number }. When the time is up the deal in progress is finished, and the higher score wins; equal scores are a tie.
 }
sheet-match = A match is the best of three games: two won games win it.
sheet-next-dealer = The winner of a game deals first in the next.

## Rule sheet: house rules

sheet-s-options = House rules you may change
sheet-options-how = Each line gives the key, what is now played, and what else may be chosen.
sheet-option = { $name }: { $now }.
sheet-otherwise = Or
sheet-any-number = any number from { $least } to { $most }
sheet-o-table = The players and the length of a game
sheet-o-dealing = The cards and the deal
sheet-o-robbing = The turned-up card and the ace of trumps
sheet-o-auction = Bidding and naming trump
sheet-o-following = Play
sheet-o-scoring = Scoring and the end of a game

## Rule sheet: what differs

diff-title = What differs
diff-between = { $first } and { $second }
diff-plain = As it stands
diff-changed = With these house rules
diff-line = { $name }. { $first }: { $a }. { $second }: { $b }.
diff-only = Only in: { $name }
diff-none = Nothing: they are the same in every rule.

## At the command line

cli-games = The games
cli-games-more = fortyfives rules KEY prints the rule sheet of one of them, such as fortyfives rules { $key }.
cli-players = { $counts } players
variant-unknown = { $alternatives ->
    [none] There is no game “{ $key }”; fortyfives rules lists them.
   *[other] There is no game “{ $key }”; did you mean: { $alternatives }?
 }
language-unknown = There are no words in “{ $language }”; choose one of: { $alternatives }.
option-not-a-pair = “{ $said }” is not a house rule; write KEY=VALUE, such as bonus=none.
option-twice = The house rule { $key } stands there twice; say it once.
number-expected = “{ $said }” is not a number of players.
argument-unknown = { $near ->
    [none] “{ $said }” is not understood; --help tells what may be asked.
   *[other] “{ $said }” is not understood; did you mean: { $near }? --help tells what may be asked.
 }
argument-lacks-value = Something must stand after { $said }; --help tells what may be asked.
argument-empty = { $said }: nothing stands between the quotes; --help tells what may be asked.
argument-twice = { $said } stands there twice; say it once.
argument-no-text = “{ $said }” is no text that can be read here.
text-too-long = “{ $said }” will not do here: at most { $most } letters, numbers and signs, in one line.
cli-title = fortyfives: the card game forty-fives, in all its kinds
cli-more = fortyfives COMMAND --help tells more.
cli-no-command = There is no command “{ $said }”; try: { $alternatives }.
cli-cannot-go-on = Something cannot be read or written here, so this is the end: { $why }.
variant-needed = Which game? fortyfives rules lists them.
variant-twice = Two games are named, { $first } and { $second }; name one.
cli-usage = usage:
cli-choices = What you may choose
cli-key = KEY
cli-key-value = KEY=VALUE
cli-number = N
cli-help-help = show these lines
cli-help-game = the key of a game; fortyfives rules alone lists them
cli-help-option = a house rule, such as bonus=none; may be given several times
cli-help-players = the number of players
cli-help-lang = the language, en or fr
cli-rules = The rule sheet of a game, with your house rules in it, or what differs between two.
cli-help-against = tell only what differs from this game
cli-help-markdown = write Markdown instead of plain text
cli-help-options = add the house rules that may be changed, with their keys and values
cli-options-more = { $n } house rules of this game may be changed: fortyfives rules { $key } --options lists them.

## The table: what happens
## $you says whether the sentence is about the reader; if not, $name is the name of the player.
## $side lists those who play together, such as “you and Nora”.

table-you = you
table-figure = { $side } { $n }
table-minus = minus
table-plus = plus
table-hello = Welcome, { $name }.
table-welcome = { $game }. Round the table, clockwise: { $people }.
table-with = You play with { $names }.
table-each-alone = { $called ->
    [yes] Everyone plays alone, but the bidder may call a partner for the deal.
   *[no] Everyone plays alone.
 }
table-goal = { $test ->
    [exceed] The first to have more than { $n } points wins.
   *[reach] The first to reach { $n } points wins.
 }
table-typing = Type a question mark to hear what may be done now and why, “{ $help }” for the words you may type, “{ $rules }” for the rules, “{ $quit }” to leave.

table-deal = { $you ->
    [yes] Deal { $n }. You deal.
   *[no] Deal { $n }. { $name } deals.
 }
table-locked = Locked, and scoring only with the bid: { $side }.
table-cuts = { $you ->
    [yes] You cut the pack.
   *[no] { $name } cuts the pack.
 }
table-not-cut = Nobody cuts: the pack is parted in the middle.
table-two-first = Two cards are dealt first, then three.
table-turned = The card turned up is { $card }. Trump: { $suit }.
table-turned-joker = The card turned up is { $card }.
table-takes-joker = { $you ->
    [yes] You take the joker.
   *[no] { $name } takes the joker.
 }
table-takes-turned = { $you ->
    [yes] You take { $card }.
   *[no] { $name } takes { $card }.
 }
table-robs = { $you ->
    [yes] You rob with the ace of trumps and take { $card }.
   *[no] { $name } robs with the ace of trumps and takes { $card }.
 }
table-beggar-takes = { $you ->
    [yes] Nobody has robbed, so you take { $card } with your king.
   *[no] Nobody has robbed, so { $name } takes { $card } with the king.
 }
table-throws-one = { $name } throws a card.
table-leaves-turned = { $you ->
    [yes] You leave { $card } where it lies.
   *[no] { $name } leaves { $card } where it lies.
 }
table-declines-rob = { $you ->
    [yes] You have { $card } turned down; your ace keeps its rank.
   *[no] { $name } has { $card } turned down, and so keeps the rank of the ace of trumps.
 }
table-begs = { $name } begs with the king, and puts a card aside.
table-you-beg = You beg with the king, and put { $card } aside.
table-takes-back = { $name } takes the card put aside back.
table-you-take-back = You take { $card } back.

table-passes = { $you ->
    [yes] You pass.
   *[no] { $name } passes.
 }
table-holds = { $you ->
    [yes] You hold at { $bid }.
   *[no] { $name } holds at { $bid }.
 }
table-bids = { $you ->
    [yes] You bid { $bid }.
   *[no] { $name } bids { $bid }.
 }
table-bids-blind = { $you ->
    [yes] You bid 30 for 60 without looking at your cards.
   *[no] { $name } bids 30 for 60 without looking.
 }
table-slams = { $you ->
    [yes] You call a slam: all five tricks!
   *[no] { $name } calls a slam: all five tricks!
 }
table-has-bid = { $you ->
    [yes] You have the bid: { $bid }.
   *[no] { $name } has the bid: { $bid }.
 }
table-bagged = { $you ->
    [yes] Everybody has passed: you are bagged and have the bid at { $bid }.
   *[no] Everybody has passed: { $name } is bagged and has the bid at { $bid }.
 }
table-raises = { $you ->
    [yes] You raise the bid to { $bid }.
   *[no] { $name } raises the bid to { $bid }.
 }
table-thrown-in = Everybody has passed: the cards are thrown in.
table-sees-kitty = { $you ->
    [yes] You look at the kitty.
   *[no] { $name } looks at the kitty.
 }
table-kitty = The kitty: { $cards }.
table-takes-kitty = { $you ->
    [yes] You take the kitty.
   *[no] { $name } takes the kitty.
 }
table-you-take-kitty = You take the kitty: { $cards }.
table-goes-on-kitty = { $you ->
    [yes] You throw your whole hand and go on the kitty.
   *[no] { $name } throws the whole hand and goes on the kitty.
 }
table-goes-on-top = { $you ->
    [yes] You throw the kitty too and go on the top card.
   *[no] { $name } throws the kitty too and goes on the top card.
 }
table-top-card = The top card: { $card }.
table-names = { $you ->
    [yes] You name trump: { $suit }.
   *[no] { $name } names trump: { $suit }.
 }
table-trump-is = Trump: { $suit }.
table-later = Everyone takes up the cards that lay unseen. You get { $cards }.

table-throws = { $n ->
    [0] { $name } throws no card.
    [one] { $name } throws one card.
   *[other] { $name } throws { $n } cards.
 }
table-you-throw = You throw { $cards }.
table-you-keep-all = You keep all your cards.
table-you-draw = You draw { $cards }.
table-reshuffled = The stock has run out: { $n } discards are shuffled and dealt.
table-face-up = { $you ->
    [yes] Your { $card } is dealt face up.
   *[no] { $name } is dealt { $card } face up.
 }

table-calls = { $you ->
    [yes] You call { $card }: whoever holds it plays with you.
   *[no] { $name } calls { $card }: whoever holds it plays with { $name }.
 }
table-you-are-called = You hold it: you play with { $bidder }, and nobody else knows.
table-goes-alone = { $you ->
    [yes] You go alone.
   *[no] { $name } goes alone.
 }
table-plays-with = { $you ->
    [yes] So you play with { $bidder }.
   *[no] So { $name } plays with { $bidder }.
 }
table-own-card = { $you ->
    [yes] It was your own card: you play alone.
   *[no] It was the bidder’s own card: { $name } plays alone.
 }
table-call-lapsed = { $you ->
    [yes] Nobody has played { $card } in time, so you have no partner.
   *[no] Nobody has played { $card } in time, so { $name } has no partner.
 }
table-without-partner = { $you ->
    [yes] You play without a partner.
   *[no] { $name } plays without a partner.
 }
table-stub-nobody = Nobody turns the stub.
table-turns-stub = { $you ->
    [yes] With the ace of trumps you turn up { $cards }.
   *[no] { $name } holds the ace of trumps and turns up { $cards }.
 }
table-stub-no-trump = There is no trump among them.
table-first-lead = { $you ->
    [yes] You have the first lead.
   *[no] { $name } has the first lead.
 }

table-leads = { $you ->
    [yes] You lead { $card }.
   *[no] { $name } leads { $card }.
 }
table-plays = { $you ->
    [yes] You play { $card }.
   *[no] { $name } plays { $card }.
 }
table-last-card = You play your last card, { $card }.
table-only-card = You play { $card }, the only card you may play.
table-a-trump = That is a trump.
table-demoted = { $card } did not rob, and is only the lowest trump.
table-you-are-demoted = You did not rob: your { $card } is now the lowest trump.
table-nobody-robbed = Nobody has robbed, so { $card } is now the lowest trump, wherever it is.
table-takes = { $you ->
    [yes] You take the trick.
   *[no] { $name } takes the trick.
 }
# $to says whether it is the reader who is asked.
table-asks-booked = { $to ->
    [yes] { $name } asks you: “Booked?”
   *[no] { $you ->
        [yes] You ask { $asked }: “Booked?”
       *[no] { $name } asks { $asked }: “Booked?”
     }
 }
table-booked = { $answer ->
    [yes] “Yes”: nothing but trumps.
   *[no] “No.”
 }
table-folds = { $you ->
    [yes] You fold.
   *[no] { $name } folds.
 }
table-conceded = The tricks that are left go to { $side }.
table-shows = { $you ->
    [yes] You show { $cards }.
   *[no] { $name } shows { $cards }.
 }

## The table: scores

table-tally = { $tricks ->
    [0] { $side }: no trick.
    [one] { $side }: one trick, { $points } points.
   *[other] { $side }: { $tricks } tricks, { $points } points.
 }
table-bonus = Bonus for the best card, { $card }: { $side }.
table-no-bonus = There is no bonus in this deal.
table-made = { $shared ->
    [side] The bid of { $bid } is made: plus { $n } for { $side } together.
    [each] The bid of { $bid } is made: plus { $n } each for { $side }.
   *[one] The bid of { $bid } is made: plus { $n } for { $side }.
 }
table-set = { $shared ->
    [side] Set! The bid of { $bid } is not made: minus { $n } for { $side } together.
    [each] Set! The bid of { $bid } is not made: minus { $n } each for { $side }.
   *[one] Set! The bid of { $bid } is not made: minus { $n } for { $side }.
 }
table-counts-only = { $n ->
    [0] { $side }: these points do not count.
   *[other] { $side }: only { $n } of these points count.
 }
table-reset = { $side }: a score of exactly 45 falls back to 0.
table-revoked = A card was played against the rules by { $side }.
table-jin = All five tricks: this is jin!
table-score = Score: { $scores }.
table-out = { $number ->
    [one] { $side } is out of the game.
   *[many] { $side } are out of the game.
 }
table-wins-game = { $number ->
    [one] { $side } wins the game!
   *[many] { $side } win the game!
 }
table-tie = The game is a tie.
table-tie-goes-on = A tie at { $n } points: they are enough to win, but nobody wins a tie, so another deal is played.
table-not-out = Enough points to win, and yet the game goes on: { $side }.
table-game-over = { $n ->
    [one] The game is over after one deal: { $scores }.
   *[other] The game is over after { $n } deals: { $scores }.
 }
table-games-won = Games won: { $games }.
table-wins-match = { $number ->
    [one] { $side } wins the match!
   *[many] { $side } win the match!
 }
table-next-game = The next game begins.
table-goes-on = { $n ->
    [0] You go on with this game, in its first deal.
    [one] You go on with this game; one deal has been played.
   *[other] You go on with this game; { $n } deals have been played.
 }
table-sheet-empty = No deal of this game is finished yet.
table-sheet-deal = { $you ->
    [yes] Deal { $n }, dealt by you:
   *[no] Deal { $n }, dealt by { $name }:
 }
table-sheet-thrown-in = everybody passed, and the cards were thrown in.
table-sheet-bid = { $made ->
    [yes] { $you ->
        [yes] you bid { $bid } and made it.
       *[no] { $name } bid { $bid } and made it.
     }
   *[no] { $you ->
        [yes] you bid { $bid } and were set.
       *[no] { $name } bid { $bid } and was set.
     }
 }
table-sheet-gain = { $sign ->
    [plus] { $side } plus { $n }
    [minus] { $side } minus { $n }
   *[none] { $side } nothing
 }
table-summary-tricks = Tricks: { $tricks }.
table-summary-all-bids = Bids: { $bids }.
table-summary-bids = { $failed ->
    [0] { $side } { $made } made, none set
   *[other] { $made ->
        [0] { $side } none made, { $failed } set
       *[other] { $side } { $made } made, { $failed } set
     }
 }
table-summary-best = { $number ->
    [one] Best deal: { $side } gained { $n } points in deal { $deal }.
   *[many] Best deal: { $side } gained { $n } points in deal { $deal }.
 }
table-summary-run = { $one ->
    [yes] Longest run: { $n } tricks in a row, { $side }, in deal { $first }.
   *[no] Longest run: { $n } tricks in a row, { $side }, in deals { $first } to { $last }.
 }
table-lasts = { $n ->
    [one] This game lasts one minute.
   *[other] This game lasts { $n } minutes.
 }
table-time-left = { $n ->
    [0] Less than a minute is left.
    [one] One minute is left.
   *[other] { $n } minutes are left.
 }
table-last-deal = Time is up: this deal is the last.
table-time-is-up = Time is up.
table-bell = Time is up, and this deal does not count.
table-ask-another = Another game at this table? Type “{ $yes }”, or Enter to leave:
table-yes-or-no = Type “{ $yes }” or “{ $no }”.
table-goodbye = Goodbye.
table-written = The game is written in { $file }.
table-saved = The game so far is written in { $file }; fortyfives play --resume { $file } goes on with it.
table-cannot-save = Nothing is written down at this table.
table-taken-back = Taken back.
table-undo-nothing = There is nothing to take back: you have not done anything yet in this deal.
table-undo-before = What you did before the game was left cannot be taken back any more.
table-undo-others = It is too late to take that back: somebody else has acted since.
table-undo-seen = That cannot be taken back: somebody has seen new cards by it, or has had an answer.
table-ask-undo = Enter to go on, or “{ $undo }” to take it back:

## The table in the terminal: what the player sees and is asked

table-hand = Your cards: { $cards }.
table-hand-trumps = Your cards: trumps { $trumps }; others { $cards }.
table-hand-no-trumps = Your cards, without a trump: { $cards }.
table-hand-all-trumps = Your cards, all trumps: { $trumps }.
table-hand-empty = You hold no cards.
table-bids-so-far = Bids so far: { $calls }.
table-bid-is = The bid: { $bid }, by { $side }.
table-points-so-far = Points so far: { $points }.
table-best-so-far = Best card so far, for the bonus: { $card }.
table-turn-up = Turned up: { $card }.
table-called = Called: { $card }.
table-trick = On the table: { $plays }; so far it goes to { $best }.
table-of = { $what } ({ $who })
table-of-aloud = { $who } { $what }
table-numbered = { $n }: { $card }
table-trick-so-far = The trick is with { $best } so far.
table-may-play = You may play { $cards }.
table-said-pass = pass
table-said-hold = hold

table-ask-cut = Where do you cut the pack? Enter cuts in the middle; or type a number from { $least } to { $most }:
table-ask-packets = You deal: { $first } cards first, or { $other }? Enter deals { $first }:
table-ask-joker = Which card do you throw for { $card }?
table-ask-turned-ace = Which card do you throw for { $card }? Or “{ $leave }”:
table-ask-look = Enter to look at your cards, or “{ $blind }” to bid 30 for 60 without looking:
table-ask-bid = Your bid ({ $calls }):
table-ask-trump = Which suit is trump ({ $suits })?
table-ask-before-trump = What do you do ({ $choices })?
table-may-raise = “{ $word }” raises your bid to 30.
table-may-see = “{ $word }” looks at the kitty.
table-may-go-on-kitty = “{ $word }” throws your whole hand for the kitty.
table-may-go-on-top = “{ $word }” throws the kitty too, and the top card of the stock fixes trump.
table-may-slam = “{ $word }” calls a slam.
table-ask-call = Which card do you call, such as { $example }? Or “{ $alone }”:
table-ask-throw = { $least ->
    [0] Which cards do you throw? { $most } at most; Enter throws none:
   *[other] { $exactly ->
        [yes] Which { $least } cards do you throw?
       *[no] Which cards do you throw? From { $least } to { $most }:
     }
 }
table-how-to-throw = Type the cards or their numbers. “{ $trumps }” keeps the trumps and throws the rest; “{ $keep } { $example }” keeps just those cards.
table-ask-stub = You hold the ace of trumps. “{ $turn }” turns up cards until a trump appears; Enter leaves them:
table-ask-swap = Which card do you give for { $card }? Or “{ $leave }”:
table-ask-leader = Who leads to the first trick ({ $choices })?
table-ask-card = Your card:
table-ask-marked = Your card, one of those with a star:
table-may-rob = You hold the ace of trumps: “{ $word } { $example }” takes { $card } and throws { $thrown }, or another card in the same way.
table-or-demoted = If you play first, your ace becomes the lowest trump.
table-must-rob = You have to rob before you play.
table-may-decline = “{ $word }” has { $card } turned down, and your ace keeps its rank.
table-may-beg = You hold the king of trumps: “{ $word } { $example }” puts { $thrown } aside to beg for { $card }.
table-may-ask-booked = “{ $word }” and a name asks that opponent “Booked?”: whoever holds nothing but trumps has to say so.
table-may-fold = “{ $word }” gives up the rest of this deal.
table-ask-aside = Enter to go on:
table-asked-later = You will be asked before the next trick.

table-not-understood = “{ $said }” is not understood here. Type “{ $help }” to see what you may type.
table-which-suit = “{ $said }” of which suit? Type both, such as { $example }.
table-no-such-number = You have no card number { $said }.
table-one-card = Type one card.
table-which-card = Which card? Type, for example, “{ $said } { $example }”.
table-whom = Whom do you ask? Type a name after the word.

table-dealer = { $you ->
    [yes] You are the dealer.
   *[no] The dealer is { $name }.
 }
table-last-trick = The last trick: { $plays }. It went to { $best }.
table-no-last-trick = No trick has been taken yet in this deal.
table-no-auction = There is no bidding in this game.
table-why-not-your-turn = It is not your turn; you may speak up all the same, or press Enter.
table-why-packets = You deal, and choose how many cards go round first.
table-why-bid = A bid says how many points your side will take in this deal; the highest bidder names trump.
table-why-no-bid-yet = Nobody has bid yet.
table-why-standing = { $you ->
    [yes] The standing bid is { $bid }, and it is yours.
   *[no] The standing bid is { $bid }, by { $name }.
 }
table-why-minimum = Your side stands at { $score }, so it may not bid less than { $bid }.
table-why-you-may-hold = As the dealer you may hold: you take the { $bid } from { $name } without bidding more.
table-why-may-be-held = { $name } deals, and may hold the standing bid, which takes it at the same number.
table-why-thirty = A bid of 30 wins { $n } when it is made.
table-why-special = “{ $bid }” wins { $wins } when it is made, and costs { $costs } when it is not.
table-why-bagged = Everybody else has passed: if you pass too, you are bagged and have the bid at { $bid }.
table-why-ace-of-hearts = The ace of hearts is a trump whatever you name.
table-why-throw = { $least ->
    [0] { $all ->
        [yes] You hold { $held } cards and may throw any of them, or all.
       *[no] You hold { $held } cards and may throw { $most } at most.
     }
   *[other] { $exactly ->
        [yes] You hold { $held } cards and keep just five, so you throw { $least }.
       *[no] You hold { $held } cards and may keep five at most, so you throw at least { $least }, and { $most } at most.
     }
 }
table-why-drawn = You are dealt new cards up to { $hand }.
table-why-keep = { $n ->
    [one] You must keep at least one card.
   *[other] You must keep at least { $n } cards.
 }
table-why-lead = You lead, so you may play any card.
table-why-void = You have no card of the suit of { $card }, so you may play any card.
table-why-free-plain = { $card } is not a trump, and in this game nobody has to follow it: play any card.
table-why-no-trump = Trump was led, { $card }, and you have none: play any card.
table-why-free-kept = Trump was led, { $card }, but you may keep your trumps back: play any card.
table-why-ace-led = The ace of hearts is always a trump, so trump was led.
table-why-ace-no-heart = Your ace of hearts is a trump and not a heart: you may always play it, and need not.
table-why-kept = { $may ->
    [yes] { $higher ->
        [yes] { $card } may be kept back, because it is higher than { $against }.
       *[no] { $card } may be kept back from any trump.
     }
   *[no] { $card } may not be kept back, because it is not higher than { $against }.
 }
table-why-not-together = You must play a trump all the same, because not every trump you hold may be kept back; it may be any of them.
table-hint = At a kitchen table one would type: { $typed }.
table-help-words = At any time: a question mark explains what may be done now and why; “{ $hint }” tells what a kitchen-table player would do and why; “{ $table }” shows the table once more, “{ $auction }” the bids, “{ $last }” the last trick, “{ $score }” the score, “{ $sheet }” the score sheet with every deal, “{ $rules }” the rules.
table-help-game = “{ $undo }” takes your last action back if nobody has acted since; “{ $save }” writes the game into a file to go on with later, and “{ $save } my-game.toml” into that file; “{ $quit }” leaves.
table-help-cards = Type a card by its number, or by rank and suit: 5h, 10s, qd, kc. The letters h, s, d, c are hearts, spades, diamonds, clubs. Words will do too: five of hearts.
table-help-cut = Type how many cards you lift off the pack, or press Enter to cut in the middle.
table-help-packets = Type how many cards go to each player first, or press Enter to deal as usual.
table-help-suit = Type a suit by its number, its name or its letter: h, s, d, c are hearts, spades, diamonds, clubs. What else you may do has a word of its own.
table-help-word = Type one of the words, names or numbers that you are asked to choose from.
table-help-aside = Press Enter to go on, or type what you are offered to say or do.
table-help-trumps = The trumps, best first: { $cards }.
table-help-booked = At the start of a trick: “{ $booked }” and a name asks that opponent “Booked?”, that is, whether they hold nothing but trumps. If they do, “{ $fold }” gives up the rest of the deal.
table-help-throw = Throwing cards: “{ $all }” throws all of them, “{ $none }” none.

## Buttons: what one may do, as a card player says it
## $card is a card, $thrown and $given the card that goes for it.

label-cut = { $n ->
    [one] Lift one card
   *[other] Lift { $n } cards
 }
label-packets = { $n ->
    [one] One card first
   *[other] { $n } cards first
 }
label-throw-one = Throw { $card }
label-take = Take { $card }, throw { $thrown }
label-leave = Leave it
label-look = Look at my cards
label-pass = Pass
label-hold = Hold
label-blind = 30 for 60, unseen
label-thirty-for-sixty = 30 for 60
label-sixty-for-120 = 60 for 120
label-slam = Slam
label-raise = Raise to 30
label-see-kitty = See the kitty
label-go-on-kitty = Go on the kitty
label-go-on-top = Go on the top card
label-call = Call { $card }
label-alone = I go alone
label-throw = { $n ->
    [0] Keep all
    [one] Throw one card
   *[other] Throw { $n } cards
 }
label-pass-stub = Leave the stub
label-turn-stub = Turn the stub
label-swap = Give { $given } for { $card }
label-leads = { $you ->
    [yes] I lead
   *[no] { $name } leads
 }
label-rob = Rob { $card }, throw { $thrown }
label-decline-rob = Have it turned down
label-beg = Beg, put { $card } aside
label-booked = Ask { $name }: booked?
label-fold = Fold
label-play = Play { $card }

hint-action = At a kitchen table one would choose: { $label }.
hint-any-cut = One place is as good as another: nobody knows where the cards lie.
hint-any-packets = One way is as good as the other: nobody knows where the cards lie.
hint-throw = At a kitchen table one would throw { $cards }.

## The question of the moment, where nothing is typed

ask-cut = Cut the pack.
ask-packets = You deal: how many cards first?
ask-turned = { $leave ->
    [yes] Throw a card for { $card }, or leave it.
   *[no] Throw a card for { $card }.
 }
ask-look = { $blind ->
    [yes] Look at your cards, or bid unseen.
   *[no] Look at your cards.
 }
ask-bid = Your bid?
ask-trump = Name trump.
ask-before-trump = You have the bid: what do you do before you name trump?
ask-call = Call a card, or go alone.
# $n is the most that may go, $least the fewest, and $fewest the same in letters.
ask-throw = { $exactly ->
    [yes] { $n ->
        [0] Keep all your cards.
       *[other] Throw { number-cards }.
     }
   *[no] { $least ->
        [0] { $all ->
            [yes] Throw as many cards as you like, or none.
           *[no] Throw { number-cards } at most, or none.
         }
       *[other] Throw { $fewest } to { number-cards }.
     }
 }
ask-stub = Do you turn the stub?
ask-swap = Give a card for { $card }, or leave it.
ask-leader = Who leads to the first trick?
ask-lead = Your lead.
ask-card = Your card.
ask-must-rob = Rob before you play: throw a card.
ask-rob = Rob first, or play a card.
ask-beg = Beg with the king first, or play a card.

wait-cut = { $name } is cutting the pack.
wait-packets = { $name } is choosing how to deal.
wait-throw-one = { $name } is choosing a card to throw for { $card }.
wait-take = { $name } may take { $card }.
wait-bid = { $name } is thinking about a bid.
wait-trump = { $name } is choosing trump.
wait-call = { $name } is choosing a card to call.
wait-throw = { $name } is choosing cards to throw.
wait-stub = { $name } is asked about the stub.
wait-leader = { $name } is choosing who leads.
wait-lead = { $name } is about to lead.
wait-card = { $name } is choosing a card.

## A card for one who listens: its name, and then these

spoken-trump = trump
spoken-playable = playable
spoken-not-allowed = not allowed now

## What may be typed: the words, the first of which is the one shown
## Small and capital letters, accents, blanks and hyphens make no difference.

typed-help = help, h
typed-why = why, explain
typed-rules = rules
typed-auction = bids, auction, bidding
typed-score = score, scores
typed-sheet = sheet, score sheet
typed-last = last, last trick
typed-table = table, show
typed-hint = hint
typed-undo = undo, take back, take it back
typed-save = save
typed-quit = quit, exit, leave the table
typed-yes = yes, y, another
typed-no = no, n
typed-pass = pass, p, i pass
typed-hold = hold, i hold
typed-15 = 15, fifteen
typed-20 = 20, twenty
typed-25 = 25, twenty five
typed-30 = 30, thirty
typed-blind = blind
typed-30for60 = 30for60, thirty for sixty
typed-60for120 = 60for120, sixty for one hundred and twenty
typed-slam = slam
typed-look = look
typed-raise = raise, 30, raise to 30
typed-see = see, look, see the kitty
typed-kitty = kitty, go on the kitty
typed-top = top, top card, go on the top card
typed-alone = alone, go alone, i go alone
typed-take = take
typed-leave = leave, no, leave it
typed-turn = turn, yes, turn the stub
typed-me = me, myself, i
typed-rob = rob, take
typed-decline = leave, decline, no
typed-beg = beg
typed-booked = booked, ask
typed-fold = fold
typed-throw = throw, discard
typed-keep = keep
typed-trumps = trumps, trump, keep trumps, keep the trumps
typed-none = none, nothing, keep all
typed-all = all, throw all
typed-small-words = of, the, and, for
typed-suit-C = c, clubs, club
typed-suit-D = d, diamonds, diamond
typed-suit-H = h, hearts, heart
typed-suit-S = s, spades, spade
typed-rank-A = a, ace
typed-rank-2 = 2, two
typed-rank-3 = 3, three
typed-rank-4 = 4, four
typed-rank-5 = 5, five
typed-rank-6 = 6, six
typed-rank-7 = 7, seven
typed-rank-8 = 8, eight
typed-rank-9 = 9, nine
typed-rank-T = 10, t, ten
typed-rank-J = j, jack
typed-rank-Q = q, queen
typed-rank-K = k, king
typed-joker-RJ = joker, rj, red joker
typed-joker-BJ = black joker, bj
joker-in-letters = { $r ->
    [BJ] black joker
   *[RJ] red joker
 }


## Sitting down

menu-which-game = Which game would you like to play?
menu-game = { $n }. { $name }
menu-ask-game = Its number, “{ $help }”, or Enter for { $first }:
menu-no-such-game = Type a number from 1 to { $most }.
menu-help = Type the number of a game, or its name, to play it; “{ $rules }” and a number for its rules; “{ $quit }” to leave.
cli-play = Play forty-fives at this terminal, with computer players.
cli-player = PLAYER
cli-name = NAME
cli-seed = SEED
cli-file = FILE
cli-file-or-folder = FILE|FOLDER
cli-help-opponents = who plays against you: one name, or one for each seat from your left with commas between, or cast for people drawn by lot; fortyfives players lists them
cli-help-seat = your seat, from 1
cli-help-name = your name, for the record of the game
cli-help-seed = a word or number; the same one gives the same cards
cli-help-record = write the game into this file, which must not be there yet
cli-help-resume = go on with the game in this file, where it was left
cli-help-partner = the computer player who is your partner; the best one unless you say otherwise
cli-help-plain = words instead of signs, for one who listens: nine of spades
cli-help-colour = colours: auto, always or never
cli-help-careful = ask after each of your actions whether to take it back
colour-unknown = “{ $said }” is none of: { $alternatives }.
resume-alone = A game that is gone on with stays as it is: leave { $said } out.
resume-unreadable = { $file } cannot be read.
resume-bad = { $file } is left as it is, because something in it is wrong: { $why }
resume-line = line { $n }: { $why }
resume-torn = the last lines of the file, for going on with the game, are spoilt
resume-is-over = The game in { $file } is over.
resume-cards-missing = The record in { $file } does not tell all the cards, so nobody can go on with it.
opponents-number = You have { $seats } opponents at this table, and { $said } are named; name one, or each of them.
seat-unknown = There is no seat { $said }; the seats are 1 to { $most }.
player-unknown = { $alternatives ->
    [none] There is no computer player “{ $name }”; fortyfives players lists them.
   *[other] There is no computer player “{ $name }”; did you mean: { $alternatives }?
 }
record-exists = { $file } is there already; choose another file for the record.
record-cannot = { $file } cannot be written.
cli-players-list = The computer players, and what they are like.
player-cautious = bids what its cards are worth, keeps its trumps and takes tricks cheaply
player-kitchen-table = bids and plays as one does at a kitchen table, and helps its partner
player-random = does anything that the rules allow
player-random-shy = the same, but hardly ever bids
player-of-another-package = comes with another package

## Written games: what is wrong with one
## $says is what the record says, $real what is so, $seat the letter of a seat.

record-too-large = the file is longer than { $most } characters, and no record is
record-no-text = this is not text; a record is a text file in UTF-8
record-not-toml = this is not TOML: perhaps a quote, a bracket or an equals sign is missing
record-number-endless = a number here has thousands of figures, and none in a record has
record-key-missing = { $key } is missing
record-key-unknown = { $key } is not known here; what is known: { $expected }
record-not-text = { $key } must be a text in quotes
record-not-number = { $key } must be a whole number from { $least } to { $most }
record-not-numbers = { $key } must be a list of { $most } whole numbers, one for each side
record-not-flag = { $key } must be true or false
record-not-bytes = { $key } must be { $most } of the signs 0 to 9 and a to f, and no others
record-not-table = { $key } must be a table, with braces around it or a heading of its own
record-not-list = { $key } must be a list, with square brackets around it
record-not-option = { $key } has a value that no house rule has
record-wrong-format = the format is { $found }; what can be read: { $expected }
record-rules-wrong = these rules cannot be had: { $why }
record-seat-unknown = { $found } is not a seat here; the seats: { $expected }
record-seat-twice = { $seat } is there twice
record-side-unknown = { $found } is not a side here; the sides: { $expected }
record-rule-id = { $found } is not a rule; a rule is written like this: GEN-17
record-card-unknown = { $found } is not a card; write rank and suit, such as 5H, TS or RJ
record-card-played = everybody sees a card that is played: write it, not ??
record-card-twice = { $card } is there twice
record-card-not-in-pack = { $card } is not in the pack of this deal
record-cards-number = { $key } must be { $expected } cards, and is { $found }
record-line-unknown = “{ $found }” is not understood; write it like this: { $expected }
record-dealer = record says { $says } deals; { $real } does
record-scores = record says the scores stand at { $says }; they stand at { $real }
record-deck = the deck must be the pack of this deal; { $card } is wrong in it
record-hands = record says { $seat } is dealt { $says }; it is { $real }
record-later = record says { $seat } is dealt { $says } unseen; it is { $real }
record-kitty = record says the kitty is { $says }; it is { $real }
record-stock = record says the stock begins with { $says }; it begins with { $real }
record-turned = record says { $says } is turned; it is { $real }
record-turned-missing = a card is turned that the record does not tell: turned = ...
record-shuffle = { $stream } must be these cards in any order: { $real }
record-chance = { $stream } is needed and missing, or there and never needed
record-proof = the proof of the cards does not hold: { $why }
record-proof-cut = record says the pack is cut at { $says }; its proof says at { $real }
record-proof-known = the secret is that of deal { $says }, and was known when this was dealt
record-proof-twice = the proof is that of deal { $says }, and there was a deal of that name
record-refused = { $seat } may not do this: { $why }
record-lies-there = record says { $says } lies there; it is { $real }
record-not-held = { $seat } does not hold { $card }
record-holds = record says { $seat } holds { $says }; it is { $real }
record-too-many = record says { $seat } gives { $says } cards, and there are only { $real }
record-turn = record says { $says } acts; it is for { $real } to act
record-nobody-acts = the deal is over, and nobody does anything more
record-never-came = the play stops before { $seat } can do this
record-not-now = it is not the time for this; { $seat } has something else to do
record-leader = record says { $says } leads; { $real } does
record-played-itself = { $seat } has folded and plays the weakest card, { $real }, not { $says }
record-trick-cards = a trick is { $real } cards here, not { $says }
record-trick-unfinished = nobody takes a trick that is not finished
record-taker = record says { $says } takes it; { $real } does, with { $card }
record-worth = record says the trick is worth { $says }; it is worth { $real }
record-draws = record says { $seat } draws { $says }; it is { $real }
record-draws-number = record says { $seat } draws { $says } cards; it is { $real }
record-draws-never = record says more of what { $seat } draws than is drawn
record-stub = record says { $seat } turns { $says }; the stub is { $real }
record-answer = record says the answer is { $says }; it is { $real }
record-top-card = record says the top card makes { $says } trump; it makes { $real } trump
record-bid = record says this is played for: { $says }; it is: { $real }
record-no-bid = record says what is played for, and nobody has won an auction
record-made = record says made is { $says }; it is { $real }
record-taken = record says { $says } is taken; it is { $real }
record-after = record says the scores come to { $says }; they come to { $real }
record-thrown-in = record says thrown_in is { $says }; it is { $real }
record-not-scored = record says how the deal ends, and it has not ended
record-unfinished = another deal begins, and the one before is not finished
record-game-over = another deal begins, and the game is over
record-no-result = record says how the game ends, and it goes on
record-winners = record says who wins: { $says }; it is: { $real }
record-ended = record says the game ends { $says }; its scores end it
record-tried = nor was there a way to fill in the unknown cards that makes it so

## Cards that were committed to before the cut: what does not fit
## $card1 is the card that lies there, $card2 the one that belongs there.

fairness-commitment = the secret of deal { $deal } does not fit what was committed to
fairness-pack = { $stream } is not made of the cards of one pack
fairness-depth = nobody can lift { $depth } cards of { $pack } and leave some
fairness-missing = { $stream } is missing
fairness-shuffle = by the secret and the cut, card { $place } of { $stream } is { $card2 }, not { $card1 }

## Written games: fortyfives verify

cli-verify = Prove written games: every deal is played again, and the first thing that is not so is named.
cli-check = Ask the rules what files of worked cases ask, and compare the answers.
cli-help-check = worked cases, in JSON; as many files as you like
cli-help-kind = only cases of this kind; may be given several times
cli-help-id = only the case with this id; may be given several times
cli-help-verbose = also list the cases that passed
cli-kind = KIND
cli-id = ID
check-which = Which files? Name at least one file of worked cases.
check-none = No case is of that kind and has that id.
check-closing = { $passed } passed, { $failed } failed
cases-unreadable = { $file } cannot be read: { $why }.
cases-no-text = { $file } is not text in UTF-8.
cases-no-json = { $file } is not JSON: { $why }.
cases-no-list = { $file } has no worked cases: an object with a list of “vectors” is wanted.
cases-empty-list = { $file } has no worked cases: its list of “vectors” is empty.
cli-help-verify = the written games; as many as you like
verify-which = Which files? Name at least one written game.
verify-cannot-open = { $file } cannot be opened.
verify-true = { $file }: proved: { $proved }
verify-wrong = { $place }: { $what }
verify-line = line { $n }
verify-deal = deal { $n }
verify-trick = deal { $n }, trick { $trick }
verify-deals = { $n ->
    [one] { $n } deal
   *[other] { $n } deals
 }
verify-tricks = { $n ->
    [one] { $n } trick
   *[other] { $n } tricks
 }
verify-committed = { $n ->
    [one] the cards of { $n } deal were committed to before the cut, and are those
   *[other] the cards of { $n } deals were committed to before the cut, and are those
 }
verify-not-cut = { $n } of them not cut by a person
verify-scores = score { $scores }
verify-unfinished = the last deal is not finished
verify-known = all cards known
verify-unknown = { $n ->
    [one] { $n } card unknown
   *[other] { $n } cards unknown
 }

## Measuring players: fortyfives compare

cli-compare = Measure computer players against each other: every deal is played again with the seats changed.
cli-line-up = LINE-UP
cli-help-line-ups = two line-ups, or more players for a round robin; a line-up is one player, or one for each seat of a side with commas between
cli-help-deals = how many deals, or games with --games; fixed beforehand
cli-help-games = play whole games, not single deals
cli-help-max-deals = with --games: cut a game after so many deals (60)
cli-help-jobs = how many processes work at once
cli-help-results = keep every result as it comes: in this file, or for a round robin in this folder, with a file for each pair; the same command goes on with a stopped run
cli-help-json = print the figures for programs
whole-number-expected = “{ $said }” is not a number from 1 to { $most }.
compare-needs-two = Name two line-ups, or more players for a round robin.
max-deals-needs-games = --max-deals cuts whole games; ask for them with --games, or leave it out.
line-up-gap = A name is missing in the line-up “{ $said }”.
line-up-twice = “{ $said }” stands there twice; in a round robin everybody is named once.
line-up-table = For { $players } players this game has { $seats ->
    [one] one seat
   *[other] { $seats } seats
 } to a side.
line-up-seats = { $seats ->
    [one] “{ $said }” will not do: a side has one seat in this game; name one player.
   *[other] “{ $said }” will not do: a side has { $seats } seats in this game; name one player for all, or { $seats } with commas between.
 }
compare-deals = { $first } against { $second }, over { $deals ->
    [one] one deal
   *[other] { $deals } deals
 }: { $net } points a deal{ $ci ->
    [none] . One deal alone gives no interval; ask for more with --deals.
   *[other] , give or take { $ci } (95 %).
 }
compare-games = { $first } against { $second }, over { $deals ->
    [one] one pair of games
   *[other] { $deals } pairs of games
 }: { $net } points a deal{ $ci ->
    [none] . One pair alone gives no interval; ask for more with --deals.
   *[other] , give or take { $ci } (95 %).
 }
compare-no-interval = One deal, or pair of games, alone gives no interval; ask for more with --deals.
compare-stopped-kept = Stopped: { $done } of { $count } results are kept in { $file }. The same command goes on from there.
compare-stopped-lost = Stopped after { $done } of { $count } results, and none is kept. With --file they are, and the same command goes on from there.
compare-won = { $first } won { $won } of { $games } games; { $cut } were cut for their length.
compare-times = { $name }: { $mean } ms of the processor a decision; 95 of 100 took { $p95 } ms at most, 99 of 100 { $p99 } ms.
results-none = { $file } is there and holds no results; choose another file.
results-line = { $file }, line { $n }: this is no result, or one that stands there twice; take the line out to go on.
results-of-another = { $file } holds the results of another comparison: { $key } there: { $there }; here: { $here }.
results-key = { $key ->
    [first] the first line-up
    [second] the second line-up
    [variant] the game
    [options] the house rules
    [players] the number of players
    [seed] the seed
    [games] whole games
    [max_deals] the deals after which a game is cut
    [rules_hash] the version of the rules
    [players_hash] the version of the computer players
   *[format] the form of the file
 }
results-unusable = { $file } cannot be used for results: { $why }.
results-no-folder = { $file } is there already and is no folder; a round robin has a folder for its results.

## The cast: everybody’s line of character, and the figures on the card

player-evangeline = Évangéline, who bids only when nothing can go wrong
player-alphonse = Alphonse, who has never bid in his life; he sets those who do
player-mick = Mick, who keeps his kings and would rather have a nickel than see the bidder set
player-sadie = Sadie, for whom it is all the tricks or nothing
player-rory = Rory, who bids on anything and looks at the cards later
player-agnes = Agnès, who does not part with the five while she holds another card
player-duncan = Duncan, who leads trumps until there are none left
player-malachy = Malachy, who bids over his partner and takes the tricks his partner has
player-marguerite = Marguerite, who speaks up early so that her partner knows, and never bids over one
player-fergus = Fergus, who passes with good cards and waits for somebody to set
player-delphine = Delphine, who bids to save her partner from the bag, and for little else
player-isidore = Isidore, who counts, and leads a trump only when no better one is out
player-murdoch = Murdoch, who has sat at this table for sixty years
cast-measured = Measured in { $table }: { $games } games each, the same deals for everybody, with kitchen-table in all other chairs. The figures are those of the character’s side.
cast-net = points a deal
cast-won = games won
cast-bid = deals bid
cast-made = bids made
cast-sets = sets per 100 deals
cast-mix = bids of 15 / 20 / 25 / 30 or more
cast-explained = “Points a deal” is what the side gained, less what the other sides did on average. “Deals bid” are all deals that the character played with the bid, also those in which everybody passed and it was bagged as the dealer, so that even one who never bids has some. “Bids made” is how many of these came off. “Sets” are deals in which another side was set with this one against it. The last figures count only the bids that the character spoke itself.
cli-help-cards = show the measured figures of the cast, or of those who are named
cli-player-name = NAME
cli-help-player-names = only these players
cast-none = { $name } has no card of figures; these have: { $alternatives }.
cast-figure = { $what }: { $said }

## At the live table: what happens round the table, and what the server says

room-nobody = nobody
room-sat = { $you ->
    [yes] You sit down.
   *[no] { $name } sits down.
}
room-engaged = { $name } sits down, a computer player.
room-rose = { $you ->
    [yes] You get up.
   *[no] { $name } gets up.
}
room-stood-in = { $you ->
    [yes] A computer player plays for you. You may take your seat back at any time.
   *[no] { $name } is away, and a computer player plays on.
}
room-came-back = { $you ->
    [yes] You play yourself again.
   *[no] { $name } is back.
}
room-host-passed = { $you ->
    [yes] You look after the table now.
   *[no] { $name } looks after the table now.
}
room-cut-passed = { $you ->
    [yes] You are not there, and the cut goes to the next one on your right.
   *[no] { $name } is not there, and the cut goes to the next one on the right.
}
room-asks-back = { $you ->
    [yes] You have asked to take it back.
   *[no] { $name } would like to take that back.
}
room-us = Us
room-them = Them
room-took-back = It is taken back.
room-adjourned = The game is put away for another day.
room-resumed = The game goes on.
room-frozen = What was written down about this table does not fit together. It stays as it is, and nothing more is played here.
room-nothing-to-say = There is nothing of that now.
room-no-hint-yet = It is not your turn. Ask again when it is.
room-may-be-played = That card may be played.
room-no-frozen = Nothing more is played at this table.
room-no-stale = The cards have changed meanwhile. Look again.
room-no-adjourned = The game is put away. Somebody has to take it up again first.
room-no-no-deal = No cards have been dealt.
room-no-greeted = It has been said already who sits here. Open another socket for another seat.
room-no-unreadable = That could not be understood.
room-no-not-allowed = That is not allowed.
room-no-no-cut = There is nothing to cut now.
room-no-not-your-cut = The player on the dealer’s right cuts.
room-no-away = A computer player plays for you. Take your seat back first.
room-no-not-away = You play yourself.
room-no-seat-taken = Somebody sits there.
room-no-seat-empty = Nobody sits there.
room-no-own-seat = That is your own seat.
room-no-not-yours = This seat is not yours any more.
room-no-seats-empty = Every seat has to be taken first.
room-no-undo-off = At this table nothing is taken back.
room-no-nothing-to-undo = You have done nothing that could be taken back.
room-no-nothing-asked = Nobody has asked you that.
room-no-no-game = No game is being played.
room-no-not-adjourned = The game has not been put away.
room-no-not-host = Only the one who looks after the table may do that.
room-no-others-play = Others have their seats in this game. It can be deleted when it is over, or when they have left it.
room-no-under-way = A game is being played.
room-no-table-full = Every seat at this table is taken.
room-no-hall-full = There are as many tables here as there is room for. Try again later.
room-no-no-player = There is no such computer player.
room-no-no-game-of-that-name = There is no such game.
room-no-no-table = There is no such table, or this is not the invitation to it. Perhaps it has been deleted.
room-no-no-replay = There is no finished game here. Perhaps it is not over yet, or it has been deleted.
room-no-replay-cut-short = This link is cut short: it names a table, and lacks the point and the word after it that stand for one game. Ask whoever sent it for the whole link.
room-no-no-name = Give a name of up to 24 letters.
room-no-token = You have to sit at the table for that.
room-no-disk = It could not be written down: the disk is full, or cannot be reached. Nothing is lost; try again.
room-no-too-fast = That was too much at once. Wait a moment.
room-no-closing = The server is about to start again. Nothing is lost; the table will be back in a moment.
room-no-not-from-there = This was asked from another page, or by a name that is not this server’s. Nothing was done.
room-no-nothing-here = There is nothing at this address.
room-no-not-that-way = This address is not asked in that way.
room-no-too-long = That was too long.
room-no-bug = Something went wrong here, and it was written down for whoever looks after the server. Nothing that was played is lost; try again.
speak-hand = { $n ->
    [0] You have no cards.
   *[other] You have { $cards }.
}
speak-legal = You may play { $cards }.
cli-serve = play in the browser, alone or with others
cli-serve-long = Keeps tables for the browser, at an address of this computer.
cli-help-host = the name or address to listen at
cli-help-port = the port to listen at
cli-help-data = the folder in which games are kept
cli-help-open = open the page in the browser of this computer
cli-help-lan = let others in the same house play too
cli-help-check-settings = only say whether the settings can be used
cli-help-settings = a file of settings
cli-takes-host = HOST
cli-takes-port = PORT
cli-takes-folder = FOLDER
serve-here = The table is at { $address }
serve-stop = Ctrl-C stops it. Everything played is kept.
serve-stopped = Stopped. Every table will be as it was.
serve-lan = Others in this house open { $address }, or read this with a telephone:
serve-lan-plain = This is plain http: in this house only. Whoever shares the network could listen in.
serve-no-lan = No address was found under which others could reach this computer.
serve-settings-good = These settings can be used.
serve-setting-unknown = { $key } is no setting; there are { $alternatives }.
serve-setting-wrong = { $key } cannot be { $value }: { $allowed }.
serve-settings-unreadable = { $file } cannot be read as settings: { $why }.
serve-no-port = Port { $port } at { $host } cannot be had: { $why }.
serve-no-data = { $folder } cannot be used for games: { $why }.
serve-too-new = { $file } was written by a newer version of fortyfives; this one cannot read it.
setting-is-port = a number from 0 to 65535
setting-is-text = a text
setting-is-host = a name or an address of this computer, such as 127.0.0.1
setting-is-proxy = addresses with commas between them, such as 127.0.0.1 or 10.0.0.0/8; or * for any
setting-is-switch = true or false
## The page
## What the page in the browser says; the build takes the sentences that begin with web- from here.

web-title = Forty-Fives
web-lost-title = This page has gone quiet
web-lost = It could not be fetched. Either there is no connection, or a newer version has come out since you opened it.
web-lost-again = Load it again
web-not-found-title = There is nothing here
web-not-found = The address leads nowhere. It may have been typed wrong, or the table has been cleared.
web-to-lobby = Back to the start page
# A card’s name, for a screen reader.
web-card = { card-bare }
web-card-selected = play
web-card-queued = queued
web-card-winning = winning
web-card-kitty = kitty
web-cards = The cards
web-cards-how = How a card shows what it can do
web-cards-legal = It may be played now.
web-cards-off = It may not. Tap it to be told why.
web-cards-selected = You have chosen it. Tap it again to play it.
web-cards-queued = It is played as soon as it is your turn. Tap it to take it back.
web-cards-last = It was played last.
web-cards-winning = It is winning the trick.
web-cards-kitty = It came from the kitty.
web-cards-whole = The whole deck
web-cards-five = The five has an open hand on it: five fingers. The five of trumps is the best card there is.
web-cards-ace = The ace of hearts has a second line round it. It is always a trump.
web-cards-jokers = The jokers are a cat and a crow. Most games leave them in the box.
web-settings = Settings
web-settings-on = On
web-settings-off = Off
web-settings-language = Language
# Each language by its own name.
web-language = { $language ->
    [en] English
    [fr] Français
   *[other] { $language }
 }
web-settings-theme = Colours of the page
web-settings-theme-light = Day
web-settings-theme-dark = Evening
web-settings-theme-contrast = High contrast
web-settings-suits = Colours of the suits
web-settings-suits-two = Two: red and black
web-settings-suits-four = Four: red, blue, black and green
web-settings-letters = Letters on the cards
web-settings-motion = Cards slide
web-settings-hold = A finished trick stays
web-settings-hold-short = A moment
web-settings-hold-long = Longer
web-settings-hold-tap = Until I tap it
web-settings-sound = Sound
web-settings-vibration = Vibration when it is my turn

## The table in the browser

web-close = Put away
web-no-connection = There is no connection. Try again in a moment.
web-refused-rule = { $said } (rule { $rule })
web-went-wrong = That did not work. Try again in a moment.
web-my-name = Guest
web-you = You
# $s is a suit: C, D, H, S.
web-suit = { $s ->
    [C] Clubs
    [D] Diamonds
    [H] Hearts
   *[S] Spades
 }

# The start page
web-lobby-seat = The table
web-lobby-play = Play now
web-lobby-chair = Your chair is free
web-lobby-sitting = Sitting down …
web-lobby-go-on = Go on with your game
web-lobby-go-on-game = Go on with your game: { $game }
web-lobby-delete = Delete
web-lobby-delete-game = Delete this game: { $game }
web-lobby-friends = Play with friends, by link
web-lobby-learn = Learn the cards
web-where = Where do you play?
web-where-how = Every place has its own rules. Choose yours, and the cards are dealt.
web-where-more = More places, or your own rules
web-place-cape-breton = Cape Breton
web-place-cape-breton-how = Auction; hold back the 5, J and A♥; you may go on the kitty
web-place-richmond = Richmond County
web-place-richmond-how = Auction; hold back the 5, J and A♥; the kitty before trump
web-place-colchester = Colchester and mainland Nova Scotia
web-place-colchester-how = Auction; hold back the 5 only
web-place-merrimack = Merrimack Valley and Madawaska
web-place-merrimack-how = A kitty of three, bids from 15, one word each
web-place-ireland = Ireland
web-place-ireland-how = A card is turned up; everyone alone, to 45
web-place-one-ten = One hundred and ten
web-place-one-ten-how = Bidding to 110, with an extra hand
web-place-elsewhere = Prince Edward Island, New Brunswick, anywhere
web-place-elsewhere-how = A card is turned up; everyone alone, to 120
web-cast = Who fills an empty chair
web-cast-see = Computer players. They see only what a person in that chair would see. A dashed ring means a computer.
web-cast-how = Computer players see only what a person in that chair would see.
web-cast-best = The kitchen table: the best that there is

# A private table
web-new = A table of your own
web-new-name = Your name, as the others see it
web-new-game = The game
web-new-players = How many play
web-new-clock = Time to think
web-new-clock-none = As long as you like
web-new-clock-relaxed = Plenty: a minute for each card
web-new-clock-normal = Brisk: 25 seconds for each card
web-new-undo = A card may be taken back if all agree
web-new-house = House rules: what you play otherwise
web-new-lay = Lay the table
web-rules = The rules
web-rules-usual = As usual again

# Sitting down
web-join = You are invited
web-join-seat = Choose a seat
web-join-side = with { $name }
web-join-full = Every seat at this table is taken.
web-join-sit = Sit down
web-invite = Invite others
web-invite-how = Whoever has this link may sit down. They need no account, only a name.
web-invite-full = Every seat is taken. Whoever has this link may sit down as soon as one is free.
web-invite-picture = The link as a picture, for the camera of a telephone
web-invite-link = The link
web-invite-share = Send the link
web-invite-copy = Copy the link
web-invite-copied = Copied
web-wait-who = Who sits here
web-wait-you = you
web-wait-engage = Fill with a computer
web-wait-engage-all = { $n ->
    [0] Every seat is taken
    [one] Fill the empty seat with a computer player
   *[other] Fill the { $n } empty seats with computer players
 }
web-wait-empty = Free the seat
web-wait-empty-name = Free the seat that { $name } has
web-wait-rules = What is played
web-wait-sheet = The whole rules
web-wait-start = Deal the cards
web-wait-free = { $n ->
    [one] One seat is still free
   *[other] { $n } seats are still free
 }
web-wait-host = { $name } looks after the table and will begin.

# People round the table
web-seats = Round the table
web-seat-free = free
web-seat-deals = deals
web-seat-partner = partner
web-seat-your-partner = your partner
web-seat-computer = computer
# The same where there is little room.
web-seat-computer-short = comp.
web-seat-stands-in = computer stands in
web-seat-away = away
web-seat-cards = { $n ->
    [one] one card
   *[other] { $n } cards
 }
web-seat-tricks = { $n ->
    [one] one trick
   *[other] { $n } tricks
 }
web-slip-tricks = { $n ->
    [one] you have one trick
   *[other] you have { $n } tricks
 }

# The edge of the pad
web-strip-trump = Trump
web-strip-no-trump = not yet
web-strip-turned = turned up: { $card }
web-strip-you-bid = You bid
web-strip-bid = { $name } bid
web-strip-to-go = { $n ->
    [0] made
   *[other] { $n } to go
 }
web-strip-deal = Deal { $n }
web-strip-deals = { $name } deals
web-strip-you-deal = you deal
web-sheet-caption = Score sheet: a row for each deal, a column for each side
web-sheet-bid = Bid
web-sheet-no-bid = Deal
web-sheet-deal = Deal { $n }
web-sheet-time = { $n ->
    [one] one minute left
   *[other] { $n } minutes left
 }
web-sheet-set = set
web-would-hold = Trumps you’d hold
web-auction = This auction
web-auction-dealer = { $name }, dealer
web-auction-none = Nothing has been bid in this deal.

# The trick and the hand
web-trick = This trick
web-trick-card = { $card }, { $name }
web-trick-number = Trick { $n }
web-trick-none = No trick has been taken yet.
web-trick-taken = takes it
web-trick-on = Go on
web-hand = Your hand
web-hand-trumps = Trumps
web-hand-others = Others
web-card-is-selected = { $card }, chosen, press again to play
web-card-is-queued = { $card }, will be played when it is your turn
web-card-is-kitty = { $card }, from the kitty
web-card-is-kept = { $card }, you keep it
web-card-is-thrown = { $card }, you throw it
web-not-queued = taken back
web-queued-note = It is played as soon as it is your turn.
web-clock = { $n ->
    [one] one second left
   *[other] { $n } seconds left
 }
web-ways = What the card is for
web-way-play = Play a card
web-way-rob = Rob
web-way-beg = Beg

# Answers
web-choose = Choose first
web-choose-bid = Choose what you say
web-choose-card = Choose a card
# $bid is what is said, such as “25”, “Hold” or “Pass”.
web-say-bid = Say “{ $bid }”
web-say-trump = Trump: { $suit }
web-discard-how = Tap a card to move it up or down.
web-discard-keep = Keep { $n }
web-discard-throw = Throw { $n }
web-discard-plain = Throw all non-trumps ({ $n })
web-discard-do = { $n ->
    [0] Throw none
   *[other] Throw { $n }
 }
web-discard-too-few = At least { $n } have to go
web-discard-too-many = At most { $n } may go
web-cut-depth = { $n ->
    [one] You lift one card
   *[other] You lift { $n } cards
 }
web-cut-why = Your device adds a number of its own. Nobody could know the order of the cards before you cut.
web-cut-do = Cut here

# The end of a deal and of a game
web-deal-over = The deal is over.
web-made-you = You made it.
web-made = { $name } made it.
web-set-you = You are set.
web-set = { $name } is set.
web-summary-bid = Bid: { $bid }
web-summary-tricks = The tricks of this deal
web-summary-best = best card
web-summary-before = Before
web-summary-deal = This deal
web-summary-now = Now
web-summary-look = Look back
web-summary-next = Next deal
web-summary-due = they wait for you
web-over-tie = A tie.
web-over-we = We win!
web-over-you = You win!
web-over-they = They win.
web-over-others = { $names } wins.
web-over-again = Play again
web-over-next = Next game
web-over-wait = Whoever looks after the table may begin the next game.
web-over-replay = See it again
web-over-leave = Leave the table

# Proof
web-proof = Honest cards
web-proof-right = Honest deal: see the proof
web-proof-wrong = This deal does not fit its proof
web-proof-holds = The secret was sealed before the pack was cut. Your device has opened it and found every card where it had to be.
web-proof-fault = { $fault ->
    [commitment] The secret is not the one that was sealed before the cut.
    [shown] What was sealed before the cut is not what is shown now.
    [cut] The cut is not the one that you made.
    [deck] The cards are no whole pack.
    [depth] No pack can be cut there.
   *[order] The cards did not lie where the secret and the cut put them.
 }
web-proof-cut = { $n ->
    [one] The pack was cut at one card. By: { $name }.
   *[other] The pack was cut at { $n } cards. By: { $name }.
 }
web-proof-nobody = Nobody cut the pack: that the secret was drawn by lot has to be believed.
web-proof-seen = Your device saw the seal before the cut.
web-proof-not-seen = Your device did not see the seal before the cut; it takes the table’s word for that.
web-proof-not = It shows that nothing was changed. It cannot show that nobody peeked.
web-proof-commitment = The seal
web-proof-secret = The secret
web-proof-number = The cutter’s number
web-proof-deal = The name of the deal

# Tools
web-tools = Tools
web-tools-last = Last trick
web-tools-score = Score
web-tools-help = Help
web-tools-menu = Menu
web-help-hint = What would you do?
web-help-hint-how = The best computer player advises you, and says why.
web-help-rule = Which rule is this?
web-help-rule-how = What may be done now, and why.
web-help-sheet = All the rules
web-help-keys = With a keyboard: arrows and Enter for the cards; h my hand, t trick, l last trick, s score, b bids, w whose turn, g what I may play.
web-menu-back = Take it back
web-menu-back-how = What you did last. If somebody has seen more since, the others are asked.
web-menu-mute = Sound off
web-menu-sound = Sound on
web-menu-adjourn = Leave it for another day
web-menu-adjourn-how = The game is put away as it stands.
web-menu-leave = Let a computer play for me
web-menu-leave-how = You may take your seat back at any time.
web-menu-lobby = To the start page
web-menu-lobby-how = Your seat is kept; you can go on from there.
web-delete = Delete this table
web-delete-how = With everything that was played at it.
web-delete-title = Delete this table?
web-delete-lost = { $stands ->
    [waiting] The table is cleared away, and the invitation leads nowhere.
    [over] Every game that was played at this table is lost, with its score and its cards. Nobody who sat here can see it again.
   *[open] The game ends here. Everything that was played at this table is lost, with the score and the cards. Nobody can go on with it or see it again.
 }
web-delete-keep = Keep it
web-delete-do = Delete it for good
web-delete-done = The table is deleted.
web-told = { $what ->
    [hint] What I would do
    [rule] The rule
    [refused] That does not go
    [hand] Your hand
    [trick] This trick
    [last] The last trick
    [score] The score
    [bids] The bids
    [turn] Whose turn
    [legal] What may be played
   *[other] Said
 }
web-told-do = Do that
web-back-yes = Yes, take it back
web-back-no = No
web-away = A computer is playing for you.
web-return = Take my seat back
web-resume = Go on with the game
web-table-turn = Your turn!

# The line
web-line-connecting = Going to the table …
web-line-lost = The connection is gone. It is tried again; nothing is lost.
web-line-restart = The table is away for a few seconds. Nothing is lost.
web-line-newer = A newer page has come out: load it
web-closed-title = You are not at the table here
web-closed-newer = You sit at this table in another window now.
web-closed-token = This seat is not yours any more.
web-closed-nowhere = There is no such table. Perhaps it has been cleared away.
web-closed-protocol = A newer version has come out. Load the page again; your seat is kept.
web-closed-junk = The table did not understand this page.
web-closed-here = Play here
web-no-seat-title = You have no seat here
web-no-seat = This browser has no seat at this table. Ask for the invitation, or open the table where you first sat down.

# Seen again
web-replay = The game seen again
web-replay-at = Deal { $deal } of { $deals }
web-replay-record = Keep the record of the game
web-replay-back = Back
web-replay-steps = Step by step
web-replay-first = To the beginning of the deal
web-replay-before = Back one
web-replay-on = On one
web-replay-last = To the end of the deal

# More settings
web-settings-hold-blink = A blink
web-settings-tap = Playing a card
web-settings-tap-two = Two taps: choose it, then play it
web-settings-tap-one = One tap
web-settings-forced = When only one card may be played
web-settings-forced-no = I play it
web-settings-forced-yes = It plays itself after a while
web-settings-winning = Ring the card that is winning
web-settings-cut = When it is mine to cut the pack
web-settings-cut-no = It is cut for me at once
web-settings-cut-yes = I cut the cards myself

## The paper of an evening

paper-page = Page
paper-money = { $sign }${ $whole }.{ $rest }
paper-first-table = First table: { $table }
paper-rests = Sits out: { $games }
paper-jar = Cookie jar
paper-table = Table
paper-slip-game = Game { $game }
paper-slip-table = Table { $table }
paper-slip-deals = deals first
paper-slip-tick = Tick the winner and hand this in.
paper-plan-tables = Game { $game }: the tables
paper-plan-numbers = Game { $game }: where do I go?
paper-couple = Couple
paper-number = No.
paper-names = Names
paper-sits-out = sits out
paper-standings = { $games ->
    [0] Standings before the first game
    [one] Standings after { $games } game
   *[other] Standings after { $games } games
}
paper-rank = Place
paper-score = Won
paper-grid = Round robin
paper-order = Order of play
paper-slot = Slot
paper-deals-first = Deals first
paper-against = Against
paper-prizes = Prizes
paper-signature = Signature
paper-director = For the director
paper-receipt = Receipt { $number }
paper-receipt-to = Paid to
paper-receipt-amount = Amount
paper-receipt-for = For

## Halls: Who sits where

hall-too-late = Couple { $couple } may not sit down before game { $game } any more: the last game to join for is game { $latest }.
hall-not-at-table = Couple { $couple } does not sit at table { $table }.
hall-couple-twice = Couple { $couple } would be in two places at once.
hall-table-twice = Table { $table } is named twice.
hall-not-here = Couple { $couple } is not in the room.
hall-nobody-to-play = { $couples } couples and { $tables } tables: nobody can play. It takes two couples and a table.
hall-fixed-table-unusable = Table { $table } cannot be used, and a couple that cannot walk sits there. Give that couple another table first.
hall-fixed-table-full = More than two couples that cannot walk have table { $table }. Give one of them another table.
hall-fixed-tables-too-many = Couples that cannot walk have { $fixed } tables, and only { $tables } are played at. Let some of them share a table.

## Halls: Prizes, cuts and money

hall-cash-unit = The smallest amount that is paid is at least one cent, not { $unit }.
hall-contest-absent = Couple { $entry } has gone home.
hall-contest-asked-to-play = Couple { $entry } wants a play-off and cannot forfeit it too.
hall-contest-choice-missing = Couple { $entry } has not yet said what it wants.
hall-contest-entrants = Each couple is named once, and there is at least one.
hall-contest-no-claim = Couple { $entry } has no claim to this prize.
hall-contest-nobody-wants-to-play = Nobody wants a play-off, so couple { $entry } need not answer.
hall-contest-not-absent = Couple { $entry } has not gone home.
hall-contest-not-now =
    { $state ->
        [auto] This prize has been won outright; it can only be paid.
        [open] The couples are still saying what they want.
        [locked] The method is settled; now the prize is cut or played for, or shared.
        [drawing] The deck is being cut for this prize.
        [playing] This prize is being played for.
        [decided] This prize is decided; it can only be paid.
       *[paid] This prize has been paid.
    }
hall-contest-stranger = Couple { $entry } does not contend for this prize.
hall-cut-card-gone = { $card } is not in the deck any more, or was named twice.
hall-cut-decided = The cut is decided: couple { $entry } has the lowest card.
hall-cut-entrants = Each couple cuts once, and there is at least one.
hall-cut-groups = { $entrants } couples cannot cut in groups of at most { $most }.
hall-cut-missing = Couple { $entry } has not cut yet.
hall-cut-no-contest = A cut needs the name of its contest.
hall-cut-not-yours = Couple { $entry } does not cut now.
hall-cut-order = Couples cut on the screen by ascending number, each once.
hall-cut-round = Round { $round } cannot be reached with cut { $cut } of the evening.
hall-cut-secret = A secret is { $bytes } bytes long.
hall-cut-secrets-spent = There is no secret for cut { $cut }; the evening has { $secrets }. Cut a real deck.
hall-cut-shuffler = Couple { $entry } contends for the prize and may not shuffle.
hall-cut-slip = A slip has a number from 0 to { $last }, not { $slip }.
hall-cut-slips = There are { $slips } slips for { $entrants } couples.
hall-cut-spent = The secret of cut { $cut } has been used or passed by.
hall-cut-too-many = { $entrants } couples cannot cut one deck; at most { $most } can.
hall-cut-witnesses = { $wanted } different witnesses are named.
hall-draw-list = The draw must be of all { $wanted } who are present, each once.
hall-draw-size = A list of { $size } cannot be drawn; it has from 1 to { $most } entries.
hall-jar-games = A jar has 8 or 10 different games, not { $games }.
hall-ledger-account = There is no account “{ $account }”.
hall-ledger-cents = What moves into “{ $account }” is no whole number of cents.
hall-ledger-open = There are still { $cents } cents in the account “{ $account }”.
hall-ledger-unbalanced = What comes in and what goes out differ by { $cents } cents.
hall-money-negative = An amount cannot be less than nothing ({ $cents }).
hall-not-canonical = This cannot be written down in the one agreed way ({ $found }).
hall-playoff-over = Fewer than two couples are left; there is nothing to play.
hall-pot-too-small = The pot of { $cents } cents is { $missing } cents short of its prizes.
hall-prize-indivisible = The prize for place { $place } cannot be split.
hall-prize-not-in-cash = The prize for place { $place } is a part of a pot that is not known yet.
hall-prize-order = The prizes are for places 1, 2, 3 and so on, in this order.
hall-prize-place = Place { $place } does not go with this kind of prize.
hall-prize-share = The prizes are { $share } parts of { $whole } of the pot.
hall-travelling-there = Couple { $entry } has the travelling prize already.
hall-untrue-commitment = Cut { $place }: this is not the secret that the opening sheet had for number { $cut }.
hall-untrue-document = This is no document of cuts: “{ $field }” is not as it is published.
hall-untrue-field = Cut { $place }: “{ $field }” is not so.
hall-untrue-refused = Cut { $place } could not have been made so ({ $why }).
hall-untrue-round = Cut { $place }: round { $round } of “{ $contest }” does not follow from the cut before it.
hall-untrue-spent = Cut { $place }: secret { $cut } had been used or passed by.
hall-untrue-unreadable = Cut { $place } cannot be read: “{ $field }” is not as it is published.
hall-weight-negative = Nobody’s share can be less than nothing.

## Halls: Pairings, brackets, the ante

hall-too-few = There are too few here: { $there }. At least { $needed } are needed.
hall-number-twice = A number stands twice in the list.
hall-seed-twice = Two of them have the same place in the order of seeds.
hall-number-taken = Number { $entry } is taken.
hall-no-such-couple = Nobody has entered with number { $number }.
hall-rounds-over = All { $rounds } rounds have been played.
hall-rounds-too-late = { $played } of { $rounds } rounds have been played: it is too late to enter.
hall-winner-did-not-play = The winner named did not play in this game.
hall-two-winners = A game cannot be won by both sides.
hall-rematch-unavoidable = Not everybody can meet somebody new any more. As few as possible meet again.
hall-bracket-size = The bracket is for { $needed }, and { $there } have entered.
hall-game-not-ready = Game { $game } cannot be played now.
hall-no-result = Game { $game } has no result that could be corrected.
hall-next-game-started = A game that hangs on { $game } has already started. Let the result stand, or void the later games and have them played again.
hall-ante-players = An ante game needs { $needed } different players.
hall-ante-nothing = The ante must be at least one cent.
hall-ante-not-due = Player { $player } does not owe an ante.
hall-ante-stage = This cannot be done now in the ante game.
hall-no-partner = With { $players } players somebody is left without a partner.
hall-partner-twice = With { $tables } tables and { $games } games somebody would have the same partner twice.

## Halls: Round robins and standings

hall-robin-teams = A round robin is for { $least } to { $most } teams, not for { $teams }.
hall-robin-twice = A team stands twice among those who play.
hall-robin-tables = A round robin needs at least one table, not { $tables }.
hall-robin-minutes = A game lasts at least a minute, and neither a change of tables nor a break lasts less than none.
hall-robin-stranger = Number { $entry } has no game in this plan.
hall-pools-number = { $teams } teams cannot be shared out among { $pools } pools: each pool has at least two.
hall-final-undecided = It is not decided who takes place { $place } of a pool into the final.
hall-withdrawal-games = { $played } games of { $scheduled } cannot have been played.
hall-result-alone = Number { $entry } cannot play against itself.
hall-result-winner = Number { $entry } did not play in the game that it is said to have won.
hall-credit-order = A win ({ $win }) must be worth more than a loss ({ $loss }), and a tie ({ $tie }) no more than the one and no less than the other.
hall-standings-stranger = Number { $entry } has a result or a rest, but has not entered.
hall-chain-shape = The rules for ties are an object with a list “chain”, in which each step is an object, and “restart_after_split”, which is true or false.
hall-chain-scope = These rules are for “{ $scope }”, and not for “standings”.
hall-chain-field = “{ $field }” is not known among the rules for ties.
hall-chain-step = “{ $word }” breaks no ties here. Known are: { $known }.
hall-chain-positions = “{ $word }” are no places. Known are: { $known }.
hall-chain-number = “{ $word }” should be a whole number, at least { $least }.
hall-chain-cap = A cap belongs to “capped_spread”, which needs one, and to nothing else; see “{ $step }”.
hall-chain-format = Extra games are played as “round_robin_one_game”, and no other step has a format; see “{ $step }”.
hall-chain-after-share = Nothing can follow “share”: whoever is still level has shared the place.
hall-senior-young = All members must be { $least } by the end of the year; the youngest will be { $age }.
hall-substitute-late = A substitute may come only before the first game of the team has begun.
hall-substitute-unknown = { $name } is not a member of this team.
hall-substitute-twice = { $name } is a member of this team already.
hall-game-goes-on = At { $one } to { $other } the game is not over.

## Halls: the desk

cli-tournament = Run an evening or a tournament from one laptop: seats, results, standings and paper.
hall-cli-more = fortyfives tournament COMMAND --help tells more.
hall-cli-new = Begin an evening in a folder, after five questions or from a document.
hall-cli-enter = Enter a couple, or a list of them.
hall-cli-leave = A couple goes home; what it has won stands.
hall-cli-next = Seat the next game.
hall-cli-result = Write down who has won at a table, or correct it.
hall-cli-undo = Take back the last thing that was done.
hall-cli-standings = Show who is ahead.
hall-cli-print = Print cue cards, table cards, slips, the plan and the standings.
hall-help-folder = the folder that holds the evening; this one unless you say otherwise
hall-help-mirror = a second folder, such as a memory stick, that gets a copy of the log
hall-help-json = the format as a JSON document, and no questions
hall-help-format = the kind of evening
hall-help-event = what the evening is called
hall-help-games = how many games, or rounds
hall-help-fee = what each entry pays
hall-help-languages = the languages of the sheets
hall-takes-money = DOLLARS
hall-takes-paper = PAPER
hall-help-names = the names of those who play together
hall-help-number = their number, the next free one unless you say otherwise
hall-help-paid = what they have paid
hall-help-fixed = the table where they stay, because they cannot walk
hall-help-region = where they come from
hall-help-csv = a list of entries; all are entered, or none
hall-help-entry = the number of the couple
hall-help-table = the number of the table
hall-help-winner = the number of the couple that has won, or tie
hall-help-game = an earlier game, by its number
hall-help-score = the score, in the order in which they sit
hall-help-correct = correct what was written down
hall-help-reason = why it is corrected
hall-help-papers = what to print; everything unless you say otherwise
hall-help-a4 = on A4 instead of Letter
hall-ask-event = What is the evening called?
hall-ask-format = What is played ({ $known })?
hall-ask-games = How many games?
hall-ask-fee = What does each entry pay, in dollars?
hall-ask-languages = In which language are the sheets: en, fr or both?
hall-begun = The evening is in { $folder }. The hash of its format is { $hash }.
hall-entered = { $entry }: { $names }
hall-gone = Couple { $entry } has gone home. What it has won stands.
hall-round = Game { $game } of { $rounds }
hall-slot = Slot { $game }
hall-table = Table { $table }
hall-deals = { $entry } deals
hall-cut-for-deal = cut for the deal
hall-resting = Sitting out: { $couples }
hall-won = Table { $table }: couple { $entry } has won.
hall-tied = Table { $table }: a tie.
hall-known-before = Table { $table }: that was known.
hall-corrected = Couple { $entry } has { $after } now, { $before } before.
hall-seats-stay = { $rounds ->
    [one] The game that was seated since stays as it is.
   *[other] The { $rounds } games that were seated since stay as they are.
}
hall-outstanding = { $count ->
    [one] One game is still going on, at table { $tables }.
   *[other] { $count } games are still going on, at tables { $tables }.
}
hall-round-over = Game { $game } is over at all tables.
hall-undone = Taken back: { $what ->
    [EntryRegistered] { $count ->
        [one] the entry of a couple
       *[other] { $count } entries
    }
    [GameVoided] that a couple has gone home
    [ResultConfirmed] a result that was told again
    [ResultCorrected] the correction of a result
    [ResultReported] a result
    [RoundPlanned] the seats of the last game
    [Withdrawn] that a couple has gone home
   *[other] the last command
}.
hall-extra-games = Extra games between { $couples } decide about a medal.
hall-printed = Printed: { $file }
hall-other-result = Table { $table } was won by { $entry }, as it is written down. To change that, add --correct.
hall-folder-taken = { $folder } holds an evening already.
hall-folder-empty = { $folder } holds no evening. Begin one with: fortyfives tournament new.
hall-nothing-to-print = There is nothing yet to stand on the paper “{ $said }”.
hall-no-paper = There is no paper “{ $said }”. There are: { $known }.
hall-money-expected = “{ $said }” is no amount of money; write 10 or 2.50.
hall-answers-ended = The answers ended before the last question, so no evening was begun.
hall-languages = “{ $said }” is no language of the sheets. There are: { $known }.
hall-format-no-object = { $file } holds no document that describes an evening.
hall-list-refused = Nobody was entered: { $file } has lines that are wrong.
hall-list-not-text = Line { $line }: the file is no text in UTF-8.
hall-list-bad-quotes = Line { $line }: a quotation mark is missing.
hall-list-no-header = Line { $line }: the file is empty.
hall-list-unknown-column = Line { $line }: a column has a heading that is not known.
hall-list-column-twice = Line { $line }: a column stands twice.
hall-list-column-missing = Line { $line }: a column is missing, of the numbers or of a name.
hall-list-too-many-cells = Line { $line }: there are more cells than columns.
hall-list-bad-number = Line { $line }: the number is none.
hall-list-duplicate-number = Line { $line }: the number stands in a line above.
hall-list-number-taken = Line { $line }: somebody has that number already.
hall-list-no-name = Line { $line }: there is no name.
hall-list-partner-missing = Line { $line }: the partner is missing.
hall-list-too-many-names = Line { $line }: there are too many names.
hall-list-too-long = Line { $line }: a name is too long.
hall-list-bad-amount = Line { $line }: the amount is none.
hall-list-bad-year = Line { $line }: the year of birth is none.
hall-list-bad-table = Line { $line }: the table is none.

## Halls: what the director is refused

hall-no-event = Nothing has been said yet about what is played.
hall-no-format = There is no format “{ $format }”. There are: { $known }.
hall-no-game-preset = There is no game “{ $game }”; fortyfives rules lists them.
hall-format-wrong = The format cannot be so: { $why }.
hall-names-needed = An entry needs { $needed ->
    [one] one name
   *[other] { $needed } names
}; there are { $there }.
hall-entered-before = { $names } are entered already, under { $entry }.
hall-no-entry = Nobody has the number { $entry }.
hall-gone-before = Couple { $entry } has gone home already.
hall-games-not-over = { $count ->
    [one] One game is not over, at table { $tables }.
   *[other] { $count } games are not over, at tables { $tables }.
}
hall-nothing-seated = Nobody has sat down yet. Seat the first game with: fortyfives tournament next.
hall-no-round = Game { $round } has not been seated.
hall-rounds-to-come = There are games to come after the { $played } that were seated: the prizes must wait.
hall-no-table = There is no game at table { $table } in game { $round }. The tables are: { $tables }.
hall-winner-not-there = Couple { $entry } does not sit at table { $table }; there sit { $sides }.
hall-tables-too-few = There are { $there } tables, and { $needed } are needed.
hall-nothing-to-undo = There is nothing to take back.
hall-no-contest = There is no contest { $contest }.
hall-contest-decided = That prize is decided.
hall-log-broken = The log of the evening is damaged in line { $line }, and nothing was changed.
hall-log-copy = A good copy is { $mirror }, with { $copied } of { $lines } lines. Put the damaged file evening.jsonl away and copy this one into its place.
hall-log-no-copy = If you keep a copy on a memory stick, name its folder with --mirror.
hall-log-in-use = Another program is writing { $file }.
hall-log-not-written = It could not be written down: { $why }. Nothing has changed.
hall-log-out-of-order = Record { $seq } is not the next one.
hall-log-unknown-event = This program does not know the event { $type }.
hall-log-torn = The last line was cut short, as by a power cut. It was set aside; nothing that was acknowledged is missing.
hall-mirror-away = The second copy cannot be reached.
hall-mirror-other = The second copy is of another evening.
hall-mirror-trouble = The second copy is behind. { $why }
hall-no-result-yet = Game { $game } has no result yet.

## Halls: prizes at the desk

hall-cli-prizes = Show who wins what; write down wishes, cuts, play-offs and what was handed over.
hall-takes-what = WHAT
hall-help-what = nothing: show all; wish PRIZE COUPLE split|cut|playoff|play|forfeit; cut PRIZE COUPLE=CARD ...; won PRIZE COUPLE; paid PRIZE COUPLE
hall-help-witness = who has seen the cut; two of them
hall-prizes-how = “{ $said }” is not understood so. Say: wish PRIZE COUPLE WISH, or cut PRIZE COUPLE=CARD ..., or won PRIZE COUPLE, or paid PRIZE COUPLE.
hall-no-wish = “{ $said }” is no wish; there are: { $known }.
hall-no-card = “{ $said }” is not a couple and a card; write 17=QC.
hall-prize = Prize { $place }
hall-booby = Booby prize
hall-state-auto = won outright
hall-state-open = what do they want?
hall-state-locked = settled
hall-state-drawing = to be cut for, low card wins
hall-state-playing = to be played for
hall-state-decided = decided
hall-state-paid = handed over
hall-by-split = split
hall-by-cut = cut
hall-by-playoff = play-off

## Halls: the opening sheet

hall-opening = Opening sheet
hall-opening-rules = What is played
hall-opening-robin = Everybody meets everybody once.
hall-opening-rounds = { $rounds ->
    [one] One game is played.
   *[other] { $rounds } games are played.
}
hall-rest-winner-first = If somebody must sit out, it is somebody who has sat out least; of those a winner, from the highest table down.
hall-rest-rota = If somebody must sit out, it is somebody who has sat out least, in an order that was drawn.
hall-rest-three-couple-table = With an odd number three couples share a table, and one of them wins.
hall-credit-none = A game sat out counts nothing.
hall-credit-half = A game sat out counts half a game.
hall-credit-win = A game sat out counts as a game won.
hall-opening-ties = Who is ahead, and what breaks a tie, in this order
hall-tie-points = Points.
hall-tie-wins = Games won.
hall-tie-head-to-head = The games of those who are level against each other, if each has met each.
hall-tie-extra-games = Extra games, each against each.
hall-tie-spread = The points of the games, less those of the opponents.
hall-tie-capped-spread = The same, no game counting for more than was agreed.
hall-tie-buchholz = The points of all opponents.
hall-tie-buchholz-cut1 = The points of all opponents but the weakest.
hall-tie-sonneborn-berger = The points of those who were beaten, and half the points of those who tied.
hall-tie-fewest-rests = Fewer games sat out.
hall-tie-low-card-cut = Low card.
hall-tie-share = Whoever is still level shares the place.
hall-opening-prizes = Prizes
hall-mode-dense-levels = The first prize goes to the highest score, the second to the next lower score, and so on; those who are level contend for their own prize only.
hall-mode-pooled-places = Those who are level share the prizes of their places.
hall-mode-competition = Those who are level contend for the prize of their place; the places they cover are not given.
hall-opening-method = If one of those who are level wants a play-off, the others play or forfeit. If all agree, the prize is split. Otherwise the deck is cut, low card wins, the ace being low.
hall-opening-hash = The hash of the format

## Halls: what the log refuses

hall-log-already-gone = Couple { $entry } has gone home.
hall-log-already-here = Couple { $entry } is in the hall already.
hall-log-born-of-each = Couple { $entry }: give a year of birth for each of them, or for nobody.
hall-log-confirms-own = Whoever reported the result of { $game } cannot confirm it too.
hall-log-contends-twice = A couple is named twice for one prize.
hall-log-contest-decided = The contest for { $contest } is decided.
hall-log-contest-open = The contest for { $contest } is open already.
hall-log-corrected-meanwhile = Somebody has just corrected { $game }. Look at it again first.
hall-log-cut-committed = Cut { $cut } of the evening was committed to before.
hall-log-cut-not-committed = This cut was not committed to at the beginning of the evening.
hall-log-decided = The director has decided { $game }. Speak to the desk.
hall-log-event-closed = The evening is over. Open it again first.
hall-log-format-needs-reason = Games have been played: say why the format is to change.
hall-log-game-begun = { $game } has begun already.
hall-log-game-not-planned = { $game } is not waiting to be called.
hall-log-game-void = { $game } is void already.
hall-log-ledger-not-nought = What leaves some accounts must come to others: this does not add up to nothing.
hall-log-no-contest = There is no contest for { $contest }.
hall-log-no-entry = There is no couple { $entry }.
hall-log-no-game = There is no game { $game }.
hall-log-no-result-yet = { $game } has no result yet.
hall-log-not-at-table = That is no result of those who sat down to { $game }.
hall-log-not-being-played = { $game } is not being played.
hall-log-not-in-contest = The contest for { $contest } is between others.
hall-log-nothing-to-confirm = { $game } has no result that waits to be confirmed.
hall-log-number-taken = Number { $entry } is given away already.
hall-log-paid-before = Couple { $entry } has been paid this prize.
hall-log-points = { $game }: give the points of everybody who sat there.
hall-log-rests-twice = The rest of couple { $entry } in this round is written down already.
hall-log-same-claim = That is the result that { $game } has.
hall-log-seated-twice = A couple would be in two places at once in { $game }.
hall-log-undo-depends = { $count ->
        [one] One later entry hangs on this one: { $first }. Undo it first.
       *[other] { $count } later entries hang on this one, among them { $first }. Undo them first, from the last one on.
    }
hall-log-undo-nothing = There is no entry { $target } in the log.
hall-log-undone-before = Entry { $target } of the log has been undone, or done again, already.
hall-game-at = { $round } at table { $table }
hall-score-other = With that score couple { $entry } does not win. Write the points in the order of the seats.
hall-score-no-tie = With that score the game is no tie.
hall-points = The points of game { $game } do not fit its sides.
